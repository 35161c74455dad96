/** Returns on the page. */

import type { ReturnsEvent, ReturnsView } from "../../protocol";
import { say } from "../../words/say";
import { askedSlip, labelOf } from "../asked";
import type { Face, Line } from "../face";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import SeatMark from "./SeatMark.svelte";

const NOTHING: ReadonlySet<string> = new Set();
const LOOK = 600; // milliseconds, to see what was laid before the books are put aside

const stamps = (view: ReturnsView, seat: number): number => view.librarians[seat]?.stamps ?? 0;

function line(event: ReturnsEvent, names: readonly string[], titles: readonly string[]): Line {
  const who = names[event.seat] ?? "";
  const told = { who: event.seat, rules: event.rules, loud: event.type === "RoundStamped" };
  const { book } = event;
  switch (event.type) {
    case "BookLaid":
      return { ...told, text: say("returns-laid", { who, book, title: titles[book - 1] ?? "" }) };
    case "BookSwapped":
      return {
        ...told,
        text:
          event.taken === null
            ? say("returns-swapped", { who, book })
            : say("returns-swapped-for", { who, book, taken: event.taken }),
      };
    case "RoundStamped":
      return { ...told, text: say("returns-stamped", { who, book }) };
  }
}

export const face: Face<"returns"> = {
  key: "returns",
  where: (view) => say("returns-status", { round: view.round }),
  stages: (before, after) => [{ view: after, marks: NOTHING, ms: before === null ? 0 : LOOK }],
  sound: () => "slide",
  tell: (events, box, names) =>
    events.flatMap((event) => (event.type === "TakenBack" ? [] : [line(event, names, box.titles)])),
  slip: (at) =>
    askedSlip(at, () => undefined) ?? {
      question:
        at.view.asked === null
          ? say("returns-over")
          : say("returns-ask", { who: at.names[at.view.asked] ?? "" }),
      sub: "",
      rule: null,
      answers: [],
    },
  first: () => null,
  label: labelOf,
  seatLine: (view, seat) => ({
    score: String(stamps(view, seat)),
    what: say("returns-board-holds", { books: view.librarians[seat]?.books ?? 0 }),
    asked: view.asked === seat,
  }),
  order: (view) => view.librarians.map(({ seat }) => seat),
  stranger: () => "",
  headline: (others, me) => say("returns-board-won", { who: [...(me ? [say("page-you")] : []), ...others] }),
  ending: () => say("returns-over"),
  describe: ({ view, names }) =>
    view.librarians.map(({ seat, stamps, books, laid }) =>
      say("returns-seat", { who: names[seat] ?? "", stamps, books, laid: laid ?? 0 }),
    ),
  Board,
  Hand,
  SeatMark,
};
