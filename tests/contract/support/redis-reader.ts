// One question to a Redis, in its inline form: a test looks at what is kept, past the gateway.

import { connect } from 'node:net';

/** True when the Redis at this address holds the key. */
export function holdsKey(redisUrl: string, key: string): Promise<boolean> {
  const { hostname, port } = new URL(redisUrl);
  return new Promise((done, failed) => {
    const socket = connect(Number(port), hostname, () => socket.write(`EXISTS ${key}\r\n`));
    socket.once('data', (response) => {
      socket.destroy();
      done(String(response).startsWith(':1'));
    });
    socket.once('error', failed);
  });
}
