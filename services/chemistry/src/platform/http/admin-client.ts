// Has a command of the back office run: by the service while it runs on the embedded database, else right here.

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { Environment } from '@app/shared/rules/environment';
import { systemClock } from '../process/clock.ts';
import { loadDatabaseSettings } from '../../config.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { createLogger, type Logger } from '../process/logger.ts';
import { doorFile } from './admin-endpoint.ts';

const signSchema = Type.Object({ url: Type.String(), key: Type.String() });
const answerSchema = Type.Union([
  Type.Object({ lines: Type.Array(Type.Object({})) }),
  Type.Object({ problem: Type.String() }),
]);

export interface HereParts {
  database: Database;
  clock: typeof systemClock;
  logger: Logger;
  newId: () => string;
}

/** The lines of the answer. Throws a RangeError with what is the matter, or a LockTakenError. */
export async function ask(
  env: Environment,
  name: string,
  command: object,
  runHere: (parts: HereParts) => Promise<object[]>,
): Promise<object[]> {
  const settings = loadDatabaseSettings(env);
  const sign = settings.databaseUrl === undefined ? signIn(settings.dataDir) : undefined;
  const answered = sign && (await knock(sign, name, command));
  if (answered) return answered;
  const logger = createLogger('silent');
  const database = await openDatabase(settings, logger);
  try {
    return await runHere({ database, clock: systemClock, logger, newId: randomUUID });
  } finally {
    await database.close();
  }
}

function signIn(dataDir: string): { url: string; key: string } | undefined {
  try {
    const sign: unknown = JSON.parse(readFileSync(doorFile(dataDir), 'utf8'));
    return Check(signSchema, sign) ? sign : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where nobody opens: the file of a process that was killed. */
async function knock({ url, key }: { url: string; key: string }, name: string, command: object) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/back-office/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(command),
  }).catch(() => undefined);
  if (!response || response.status === 404) return undefined;
  const answer: unknown = await response.json();
  if (!Check(answerSchema, answer)) throw new RangeError(`the service could not do it (${response.status})`);
  if ('problem' in answer) throw new RangeError(answer.problem);
  return answer.lines;
}
