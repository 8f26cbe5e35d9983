// Runs a command of an administrator: in the service while it holds the embedded database, else in this process.

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { systemClock } from '../process/clock.ts';
import { openDatabase, type Database, type DatabaseSettings } from '../database/database.ts';
import { createLogger, type Logger } from '../process/logger.ts';
import { adminFile } from './admin-endpoint.ts';

const endpointSchema = Type.Object({ url: Type.String(), key: Type.String() });
const responseSchema = Type.Union([
  Type.Object({ lines: Type.Array(Type.Object({})) }),
  Type.Object({ problem: Type.String() }),
]);

export interface HereParts {
  database: Database;
  clock: typeof systemClock;
  logger: Logger;
  newId: () => string;
}

/**
 * The lines of the response. With `leavesTables` a database of an earlier version stays one. Throws a RangeError with what
 * is the matter, or a LockTakenError.
 */
export async function ask(
  settings: DatabaseSettings,
  name: string,
  command: object,
  runHere: (parts: HereParts) => Promise<object[]>,
  { leavesTables = false } = {},
): Promise<object[]> {
  const endpoint = settings.databaseUrl === undefined ? endpointOf(settings.dataDir) : undefined;
  const lines = endpoint && (await send(endpoint, name, command));
  if (lines) return lines;
  const logger = createLogger('silent');
  const database = await openDatabase(settings, logger, leavesTables ? null : undefined);
  try {
    return await runHere({ database, clock: systemClock, logger, newId: randomUUID });
  } finally {
    await database.close();
  }
}

function endpointOf(dataDir: string): { url: string; key: string } | undefined {
  try {
    const endpoint: unknown = JSON.parse(readFileSync(adminFile(dataDir), 'utf8'));
    return Check(endpointSchema, endpoint) ? endpoint : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when nothing listens: the file was left by a process that was killed. */
async function send({ url, key }: { url: string; key: string }, name: string, command: object) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/back-office/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(command),
  }).catch(() => undefined);
  if (!response || response.status === 404) return undefined;
  const body: unknown = await response.json();
  if (!Check(responseSchema, body)) throw new RangeError(`the service could not do it (${response.status})`);
  if ('problem' in body) throw new RangeError(body.problem);
  return body.lines;
}
