// The peer of `make bench-server`: boardgame.io as it comes, with a game whose state is as large as
// one of our views. A move does next to nothing, so that what is measured is the server. Given a
// folder it keeps its matches there, with the storage that it brings along; else in memory.
const { readFileSync } = require("node:fs");
const { FlatFile, Server } = require("boardgame.io/server");

const [file, port, tells, folder] = process.argv.slice(2);
const view = JSON.parse(readFileSync(file, "utf8"));

const game = {
  name: "peer",
  // A copy for each match: they would share one in memory otherwise.
  setup: () => ({ view: structuredClone(view), last: 0, by: "0" }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    act({ G, playerID }, number) {
      G.last = number;
      G.by = playerID;
    },
  },
  deltaState: tells === "delta",
};

const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [game], origins: [/./], ...storage });
server.run({
  // Handed on to the HTTP server, which is to listen on this machine only.
  port: { host: "127.0.0.1", port: Number(port) },
  callback: () => console.log("ready"),
});
