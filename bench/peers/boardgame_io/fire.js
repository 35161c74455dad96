'use strict';
// Fire in the Library, No Tool, four seats, as a boardgame.io game.
// A peer for the benchmark, never a source of rules.

const SEATS = [0, 1, 2, 3];
const FIRE = 4; // after the sections white, yellow, black, purple
const LAST_NUMBERED = 7;
const DESTROYED = 10;
// Cards 1st to 4th; 0 is a safe space, as no risky one is worth nothing.
const BRAVERY = [
  [0, 2, 4, 7, 10],
  [0, 2, 4, 6, 8],
  [0, 0, 2, 4, 6],
  [0, 0, 1, 3, 5],
];

const byPriority = (G) => [...SEATS].sort((a, b) => G.score[a] - G.score[b] || G.stamp[a] - G.stamp[b]);

// 1.3: the lowest burn index is the lowest number, and among equals the section named first.
const lowest = (G) => G.value.indexOf(Math.min(...G.value));

function gain(G, seat, points) {
  if (points === 0) return; // FIRE-DEF-3: no points, no new stamp
  G.score[seat] += points;
  G.stamp[seat] = G.nextStamp++;
}

// FIRE-DEF-5; the reserve holds exactly one fire for each icon, so it needs no count.
function burn(G, section) {
  if (G.value[section] === LAST_NUMBERED) {
    G.value[section] = DESTROYED;
    G.isOver = true;
  } else if (++G.value[section] % 2 === 1) {
    G.bag[FIRE]++; // 1.3: every odd number that gets revealed brings a fire
  }
}

function drawToken(G, random) {
  let roll = random.Die(G.bag.reduce((sum, n) => sum + n)) - 1;
  let kind = 0;
  while (roll >= G.bag[kind]) roll -= G.bag[kind++];
  G.bag[kind]--;
  return kind;
}

function spreadFire(G) {
  for (const seat of byPriority(G)) gain(G, seat, 1); // FIRE-NOTOOL-2, everyone
  const books = G.laid.filter((kind) => kind !== FIRE);
  if (books.length === 0) burn(G, lowest(G)); // FIRE-SPREAD-4
  for (const section of books) if (!G.isOver) burn(G, section);
}

function scoreKnowledge(G, seat) {
  const knowledge = G.laid.reduce((sum, kind) => sum + (kind === FIRE ? 0 : G.value[kind]), 0);
  gain(G, seat, knowledge + BRAVERY[G.card[seat]][G.laid.length - 1]);
}

function finishTurn(G, events) {
  for (const kind of G.laid) G.bag[kind]++;
  G.laid = [];
  events.endTurn();
}

const isTriggered = (G, seat) =>
  G.laid.at(-1) === FIRE &&
  (BRAVERY[G.card[seat]][G.laid.length - 1] > 0 || G.laid.filter((kind) => kind === FIRE).length === 2);

const moves = {
  draw({ G, ctx, random, events }) {
    const seat = Number(ctx.currentPlayer);
    G.laid.push(drawToken(G, random));
    if (isTriggered(G, seat)) spreadFire(G);
    else if (G.laid.length === BRAVERY[0].length) scoreKnowledge(G, seat); // FIRE-SAVE-5
    else return;
    finishTurn(G, events);
  },
  stop({ G, ctx, events }) {
    scoreKnowledge(G, Number(ctx.currentPlayer));
    finishTurn(G, events);
  },
  choose({ G, ctx }, card) {
    G.card[Number(ctx.currentPlayer)] = card;
    G.cardsLeft.splice(G.cardsLeft.indexOf(card), 1);
  },
};

// Each seat of the order has one turn, then the phase is over.
const onceEach = (playOrder) => ({
  first: () => 0,
  next: ({ ctx }) => (ctx.playOrderPos + 1 < ctx.playOrder.length ? ctx.playOrderPos + 1 : undefined),
  playOrder: ({ G }) => playOrder(G).map(String),
});

exports.fire = {
  name: 'fire-no-tool',
  setup: ({ random }) => ({
    score: [0, 0, 0, 0],
    stamp: random.Shuffle(SEATS), // youth rank
    nextStamp: SEATS.length + 1,
    card: random.Shuffle(SEATS),
    cardsLeft: [],
    bag: [7, 6, 5, 4, 7],
    value: [1, 2, 3, 4],
    laid: [],
    rounds: 1,
    isOver: false,
  }),
  phases: {
    save: {
      start: true,
      next: 'choose',
      moves: { draw: moves.draw, stop: moves.stop },
      turn: { order: onceEach((G) => [...SEATS].sort((a, b) => G.card[a] - G.card[b])) },
      onEnd: ({ G }) => {
        if (G.isOver) return; // the framework ends the phase with the game, too
        burn(G, lowest(G)); // FIRE-ROUND-1
      },
    },
    choose: {
      next: 'save',
      moves: { choose: moves.choose },
      // One card left: the last seat is not asked.
      turn: { minMoves: 1, maxMoves: 1, order: onceEach((G) => byPriority(G).slice(0, -1)) },
      onBegin: ({ G }) => {
        G.rounds++;
        G.cardsLeft = [...SEATS];
      },
      onEnd: ({ G }) => {
        G.card[byPriority(G).at(-1)] = G.cardsLeft[0];
      },
    },
  },
  endIf: ({ G }) => (G.isOver ? { score: G.score, rounds: G.rounds } : undefined),
  ai: {
    enumerate(G, ctx) {
      if (ctx.phase === 'choose') return G.cardsLeft.map((card) => ({ move: 'choose', args: [card] }));
      return G.laid.length === 0 ? [{ move: 'draw' }] : [{ move: 'draw' }, { move: 'stop' }];
    },
  },
};
