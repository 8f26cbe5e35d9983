import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inRoot } from './paths.ts';

export interface Outcome {
  code: number;
  output: string;
  seconds: number;
}

export interface CommandOptions {
  env?: Record<string, string>;
  /** Shows the output as it comes; it is collected either way. */
  loud?: boolean;
  /** Each line as it comes. */
  say?: (line: string) => void;
  cwd?: string;
}

/** Runs a program to its end, standard output and error together. */
export function runCommand(file: string, args: readonly string[], options: CommandOptions = {}): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(file, args, {
    cwd: options.cwd ?? inRoot(),
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  const collect = (chunk: Buffer) => {
    chunks.push(chunk.toString('utf8'));
    if (options.loud) process.stdout.write(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const { say } = options;
  if (say) for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', say);
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => {
      done({ code: code ?? 1, output: chunks.join(''), seconds: (performance.now() - startedAt) / 1000 });
    });
  });
}

/** Path of a program that a package of the workspace brings. */
export const bin = (name: string): string => inRoot('node_modules/.bin', name);
