// `--check-config`: what the gateway would run with, or everything that is wrong with it, without starting anything.

import { ConfigError, type Environment } from '@app/shared/rules/environment';
import { environmentSchema, loadConfig, type Config } from '../config.ts';
import { runOnlineChecks, type OnlineCheck } from './online-checks.ts';

export const checkConfigFlag = '--check-config';
export const onlineFlag = '--online';

/**
 * Writes every problem, one line each, or the effective configuration with secrets masked; with `--online` also
 * whether each upstream responds. Returns the exit code: 0 when nothing is wrong.
 */
export async function checkConfig(
  env: Environment,
  args: readonly string[],
  write: (text: string) => void,
): Promise<0 | 1> {
  const config = load(env, write);
  if (!config) return 1;
  write(`${tableOf(env)}\n`);
  if (!args.includes(onlineFlag)) return 0;
  const checks = await runOnlineChecks(config);
  write(`\n${checks.map(lineOf).join('\n')}\n`);
  return checks.every(({ problem }) => problem === undefined) ? 0 : 1;
}

function load(env: Environment, write: (text: string) => void): Config | undefined {
  try {
    return loadConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    write(`${error.problems.join('\n')}\n`);
    return undefined;
  }
}

function tableOf(env: Environment): string {
  const rows = Object.entries(environmentSchema.properties).map(([name, schema]) => {
    const given = env[name];
    const fallback: unknown = 'default' in schema ? schema.default : undefined;
    const value = given ? masked(name, given) : fallback === undefined ? '-' : String(fallback);
    return [name, value, given ? 'set' : 'default'] as const;
  });
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column === 0 ? 0 : 1].length)));
  return rows
    .map(([name, value, origin]) =>
      `${name.padEnd(widths[0] ?? 0)}  ${value.padEnd(widths[1] ?? 0)}  ${origin}`.trimEnd(),
    )
    .join('\n');
}

/** A value as it can be shown: secrets not at all, addresses without a password or query. */
export function masked(name: string, value: string): string {
  if (/(SECRET|PASSWORD|_TOKEN|SECRET_PREVIOUS)$/.test(name)) return '********';
  const address = URL.parse(value);
  if (!address || (address.password === '' && address.username === '')) return value;
  address.password = '********';
  return address.href;
}

function lineOf({ name, problem, note }: OnlineCheck): string {
  if (problem !== undefined) return `failed  ${name}: ${problem}`;
  return note === undefined ? `ok      ${name}` : `note    ${name}: ${note}`;
}
