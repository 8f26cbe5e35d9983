// A port for a server of a test that stops and listens there again.

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below what Linux gives to outgoing connections (32768 and above), so that none of these takes it between two starts.
const lowest = 20_000;
const highest = 32_000;

/** A port of 127.0.0.1 where nothing listens. Throws after fifty that are taken. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port found between ${lowest} and ${highest}`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
