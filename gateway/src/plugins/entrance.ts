// The server itself, with a door that can be put before the framework.

import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface Entrance {
  /** For Fastify. */
  serverFactory(framework: Listener): Server;
  /** Lets a listener look at every request first; what it does not take it hands on. */
  putBefore(door: (framework: Listener) => Listener): void;
}

/** `options` are those of Node's own server; a factory has to bring them itself. */
export function createEntrance(options: ServerOptions): Entrance {
  let framework: Listener = () => undefined;
  let first: Listener | undefined;
  return {
    serverFactory(listener) {
      framework = listener;
      return createServer(options, (request, response) => (first ?? framework)(request, response));
    },
    putBefore(door) {
      first = door(framework);
    },
  };
}
