// The embedded database belongs to one process, so commands of the back office are run by that process: it listens for
// them beside the calls and leaves address and secret in a file that only its own user can read.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { TSchema, Static } from 'typebox';
import { Check } from 'typebox/value';
import type { Services } from '../../services.ts';

export interface DeskCommand<S extends TSchema = TSchema> {
  name: string;
  schema: S;
  /** Throws a RangeError in words for who asked. */
  run(command: Static<S>, services: Services): Promise<object[]>;
}

const maxBodyBytes = 8 * 1024 * 1024;
export const doorFile = (dataDir: string): string => join(dataDir, 'back-office.json');

export function newDoorKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Answers commands to who knows the key, as lines or as one sentence that says what is the matter. */
export function openDoor(
  app: FastifyInstance,
  key: string,
  services: Promise<Services>,
  commands: readonly DeskCommand[],
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

/** Tells commands where to knock; the file goes with the process. */
export function hangOutSign(dataDir: string, url: string, key: string): () => Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  rmSync(doorFile(dataDir), { force: true });
  writeFileSync(doorFile(dataDir), JSON.stringify({ url, key }), { mode: 0o600 });
  return async () => rmSync(doorFile(dataDir), { force: true });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
