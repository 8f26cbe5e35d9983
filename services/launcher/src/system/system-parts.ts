// Parts of the system that tests need: found where they usually are, else installed by the system's means.

import { existsSync } from 'node:fs';
import { runCommand } from '../command.ts';

export class MissingPart extends Error {}

export interface Part<T> {
  /** What it is needed for, as in "the browser tests". */
  purpose: string;
  /** Debian packages that bring it. */
  packages: readonly string[];
  find(): Promise<T | undefined>;
}

/** Finds the part, installing it first where it is missing; throws a MissingPart that says what to install. */
export async function requirePart<T>(part: Part<T>, say: (line: string) => void): Promise<T> {
  const found = await part.find();
  if (found !== undefined) return found;
  const names = part.packages.join(' and ');
  const why = await install(part, () => say(`Installing ${names} for ${part.purpose} (once)…`));
  const installed = await part.find();
  if (installed !== undefined) return installed;
  throw new MissingPart(`Missing for ${part.purpose}: install ${names}${why === '' ? '' : ` (${why})`}.`);
}

/** The last line of a failed installation, or nothing. */
async function install(part: Part<unknown>, announce: () => void): Promise<string> {
  if (!existsSync('/usr/bin/apt-get')) return '';
  announce();
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...part.packages]]) {
    const [file = '', ...rest] = [...prefix, 'apt-get', ...args];
    const outcome = await runCommand(file, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (outcome.code !== 0) return outcome.output.trim().split('\n').at(-1) ?? '';
  }
  return '';
}
