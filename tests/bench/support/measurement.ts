// Runs a measurement of services/chemistry/scripts in a process of its own, so that its memory and its times are its own, and
// gives back what it found.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** By the names that the script gives them. */
export type Measured = Readonly<Record<string, number>>;

/** Figures of a script that takes `--figures FILE`; what it prints is shown. A figure that is not there is NaN. */
export async function measure(script: string, options: readonly string[]): Promise<(name: string) => number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'figures.json');
  try {
    await runScript(script, [...options, '--figures', file]);
    const found: Measured = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measured) : {};
    return (name) => found[name] ?? Number.NaN;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a script prints, shown as it comes. Throws when it fails. */
export async function runScript(name: string, options: readonly string[]): Promise<string> {
  const script = fileURLToPath(new URL(`../../../services/chemistry/scripts/${name}`, import.meta.url));
  const child = spawn(process.execPath, [script, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    process.stdout.write(chunk);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${name} ended with an error`);
  return text;
}

/** The folders of public and prepared data that measurements take. */
export interface DataFolders {
  data: string;
  work: string;
}

/** Of options `--data=DIR` and `--work=DIR`, or else BENCH_DATA and BENCH_WORK; ends the process with what to give where one is missing. */
export function dataFolders<Name extends keyof DataFolders>(...names: Name[]): Pick<DataFolders, Name> {
  const found = names.map((name) => [name, folderOf(name)] as const);
  const missing = found.filter(([, folder]) => folder === undefined).map(([name]) => name);
  if (missing.length > 0) {
    const wanted = missing.map((name) => `--${name}=DIR or BENCH_${name.toUpperCase()} (${folderMeanings[name]})`);
    process.stderr.write(`Give ${wanted.join(', and ')}\n`);
    process.exit(1);
  }
  return Object.fromEntries(found) as Pick<DataFolders, Name>;
}

const folderMeanings: Readonly<Record<keyof DataFolders, string>> = {
  data: 'the folder of public data',
  work: 'the folder that scripts/reactions/prepare.ts and scripts/condition-records.ts wrote',
};

function folderOf(name: keyof DataFolders): string | undefined {
  const option = process.argv.find((one) => one.startsWith(`--${name}=`));
  return option?.slice(name.length + 3) ?? process.env[`BENCH_${name.toUpperCase()}`];
}
