// Helm, for `npm run test:kubernetes`: the one in PATH, else built as a Go module into a cache outside of the checkout, once.

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../command.ts';

const helm = 'helm.sh/helm/v4/cmd/helm@v4.3.1';
const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
const place = join(cache, 'synthline', helm.replaceAll('/', '-'));

/** The program, or one line that says what is missing. */
export async function findHelm(say: (line: string) => void): Promise<{ program: string } | { missing: string }> {
  if (await runs('helm', 'version')) return { program: 'helm' };
  const program = join(place, 'helm');
  if (existsSync(program)) return { program };
  if (!(await hasGo())) return { missing: 'Helm is needed, or Go to build it' };
  say(`Building ${helm} (once)…`);
  const built = await runCommand('go', ['install', helm], { env: { GOBIN: place } });
  return built.code === 0 ? { program } : { missing: `Go cannot build ${helm}: ${lastLine(built.output)}` };
}

export function hasGo(): Promise<boolean> {
  return runs('go', 'version');
}

async function runs(program: string, ...args: string[]): Promise<boolean> {
  try {
    return (await runCommand(program, args)).code === 0;
  } catch {
    // Not installed.
    return false;
  }
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
