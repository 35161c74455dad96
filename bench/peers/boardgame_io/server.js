'use strict';
// boardgame.io's own server with the No Tool game: node server.js --storage memory|flatfile --port N [--dir FOLDER]
// Loopback only. Says where it listens in one line of JSON; FlatFile writes into FOLDER, which the caller removes.

process.env.NODE_ENV ??= 'production'; // before the library is loaded: its checks for developers cost time
const { parseArgs } = require('node:util');
const { FlatFile, Server } = require('boardgame.io/server');
const { version } = require('boardgame.io/package.json');
const { fire } = require('./fire.js');

const { values } = parseArgs({
  options: { storage: { type: 'string', default: 'memory' }, port: { type: 'string', default: '0' }, dir: { type: 'string' } },
});
const STORAGES = {
  memory: () => undefined, // the library's default
  flatfile: () => new FlatFile({ dir: values.dir }),
};
if (!(values.storage in STORAGES) || (values.storage === 'flatfile' && !values.dir)) {
  console.error('usage: node server.js --storage memory|flatfile --port N [--dir FOLDER]');
  process.exit(2);
}

const server = Server({ games: [fire], db: STORAGES[values.storage](), origins: [] });
const { listen } = server.app; // the library asks for a port alone, which would be open to the network
server.app.listen = (port, done) => listen.call(server.app, port, '127.0.0.1', done);
server.run(Number(values.port)).then(({ appServer }) => {
  const { address, port } = appServer.address();
  console.log(JSON.stringify({ peer: 'boardgame.io', version, address: `http://${address}:${port}` }));
});
