// The embedded database belongs to one process, so the commands of administrators are run by that process: it listens for
// them beside the calls and leaves address and key in a file that only its own user can read.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { TSchema, Static } from 'typebox';
import { Check } from 'typebox/value';

export interface AdminCommand<V, S extends TSchema = TSchema> {
  name: string;
  schema: S;
  /** Throws a RangeError with a sentence for the person who gave the command. */
  run(command: Static<S>, services: V): Promise<object[]>;
}

const maxBodyBytes = 8 * 1024 * 1024;
export const adminFile = (dataDir: string): string => join(dataDir, 'back-office.json');

export function newAdminKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Runs commands that come with the key; the response holds lines, or one sentence that says what is wrong. */
export function openAdminEndpoint<V>(
  app: FastifyInstance,
  key: string,
  services: Promise<V>,
  commands: readonly AdminCommand<V>[],
): void {
  const expected = digest(`Bearer ${key}`);
  for (const command of commands) {
    app.post(`/back-office/${command.name}`, { bodyLimit: maxBodyBytes }, async (request, reply) => {
      const given = digest(request.headers.authorization ?? '');
      if (!timingSafeEqual(given, expected)) return reply.callNotFound();
      if (!Check(command.schema, request.body))
        return reply.status(400).send({ problem: 'the command is not understood' });
      try {
        return { lines: await command.run(request.body, await services) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return reply.status(400).send({ problem: error.message });
      }
    });
  }
}

/** Tells commands where the endpoint is; the file goes with the process. */
export function publishAdminEndpoint(dataDir: string, url: string, key: string): () => Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  rmSync(adminFile(dataDir), { force: true });
  writeFileSync(adminFile(dataDir), JSON.stringify({ url, key }), { mode: 0o600 });
  return async () => rmSync(adminFile(dataDir), { force: true });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
