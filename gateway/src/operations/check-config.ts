// `--check-config`: what the gateway would run with, or everything that is wrong with it, without starting anything.

import { checkEnvironment, type Environment } from '@app/shared/rules/environment';
import { environmentSchema, loadConfig } from '../config.ts';
import { runOnlineChecks, type OnlineCheck } from './online-checks.ts';

/**
 * Writes every problem, one line each, or the effective configuration with secrets masked; with `asks` also whether each
 * upstream responds. Returns the exit code: 0 when nothing is wrong.
 */
export async function checkConfig(
  env: Environment,
  { asks }: { asks: boolean },
  write: (text: string) => void,
): Promise<0 | 1> {
  const config = checkEnvironment({ schema: environmentSchema, load: loadConfig }, env, write);
  if (!config) return 1;
  if (!asks) return 0;
  const checks = await runOnlineChecks(config);
  write(`\n${checks.map(lineOf).join('\n')}\n`);
  return checks.every(({ problem }) => problem === undefined) ? 0 : 1;
}

function lineOf({ name, problem, note }: OnlineCheck): string {
  if (problem !== undefined) return `failed  ${name}: ${problem}`;
  return note === undefined ? `ok      ${name}` : `note    ${name}: ${note}`;
}
