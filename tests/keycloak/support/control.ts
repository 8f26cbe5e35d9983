// Stops and starts the Keycloak of the suite for the files of tests, which run in processes of their own.

import { createServer } from 'node:http';
import { listen } from '../../../gateway/src/test-support/fake-server.ts';
import type { Keycloak } from './keycloak.ts';

export interface Control {
  url: string;
  close(): Promise<void>;
}

export async function startControl({ start, stop }: Pick<Keycloak, 'start' | 'stop'>): Promise<Control> {
  const server = createServer((request, response) => {
    const done = request.url === '/stop' ? stop() : start();
    done.then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  // A start takes longer than a request usually may.
  server.requestTimeout = 0;
  return listen(server, 'http');
}

/** Posts to it from a test. */
export async function order(control: string, what: 'stop' | 'start'): Promise<void> {
  const result = await fetch(`${control}/${what}`, { method: 'POST' });
  if (!result.ok) throw new Error(await result.text());
}
