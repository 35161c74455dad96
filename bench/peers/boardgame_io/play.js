'use strict';
// Plays random matches through boardgame.io's headless client: node play.js MATCHES [SEED]

process.env.NODE_ENV ??= 'production'; // before the library is loaded: its checks for developers cost time
const { Client } = require('boardgame.io/client');
const { version } = require('boardgame.io/package.json');
const { fire } = require('./fire.js');

function playMatch(seed) {
  // Without a seed the library takes the clock, and matches of the same millisecond would be the same.
  const client = Client({ game: { ...fire, seed }, numPlayers: 4, debug: false });
  client.start();
  let actions = 0;
  let state = client.getState();
  for (; !state.ctx.gameover; state = client.getState()) {
    const legal = fire.ai.enumerate(state.G, state.ctx);
    const { move, args = [] } = legal[Math.floor(Math.random() * legal.length)];
    client.moves[move](...args);
    actions++;
  }
  client.stop();
  return { actions, ...state.ctx.gameover };
}

const matches = Number(process.argv[2] ?? 100);
const seed = process.argv[3] ?? '1';
const total = { actions: 0, rounds: 0, wins: [0, 0, 0, 0], score_sum: [0, 0, 0, 0] };
const begun = performance.now();
for (let i = 0; i < matches; i++) {
  const { actions, rounds, score } = playMatch(`${seed}/${i}`);
  total.actions += actions;
  total.rounds += rounds;
  score.forEach((points, seat) => {
    total.score_sum[seat] += points;
    if (points === Math.max(...score)) total.wins[seat]++;
  });
}
const seconds = (performance.now() - begun) / 1000;
const actions_per_second = Math.round(total.actions / seconds);
const report = { peer: 'boardgame.io', version, matches, seconds, actions_per_second, ...total };
console.log(JSON.stringify(report));
