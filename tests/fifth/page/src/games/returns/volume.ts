import type { About } from "../volume";

export const about: About = {
  place: 5,
  title: "Returns",
  seats: [2, 4],
  manner: "luck",
  symbol: "ui-book",
  glance: ["ui-hand", "ui-deck", "ui-check"],
};
