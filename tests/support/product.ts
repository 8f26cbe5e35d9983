// The product under test: the launcher itself, so that what is tested is what `npm start` runs.

import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { layPreparedData } from './prepared-data.ts';

export const demoPassword = 'Chem-demo-1';

export type ProcessName = 'identity' | 'chemistry' | 'gateway';

/** Where one running copy of the product lives; copies for different suites do not meet. */
export interface Place {
  port: number;
  url: string;
  dataDir: string;
}

export interface Product {
  place: Place;
  output(): string;
  /** Asks it to stop, as Ctrl+C does, and resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Kills the launcher without a word. */
  kill(): void;
}

const launcher = resolve(import.meta.dirname, '../../services/launcher/src/start.ts');
const readyWithinMs = 300_000;

export function placeAt(port: number): Place {
  return {
    port,
    url: `http://localhost:${port}`,
    dataDir: resolve(import.meta.dirname, `../test-results/data-${port}`),
  };
}

export interface StartOptions {
  /** Of `npm start`. */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Starts the product on an empty data folder and resolves when it says where it is. */
export async function startProduct(place: Place, options: StartOptions = {}): Promise<Product> {
  rmSync(place.dataDir, { recursive: true, force: true });
  return startAgain(place, options);
}

/**
 * The same on data that were prepared: nothing is in them, and the product is ready much sooner. For tests that are not
 * about the first start.
 */
export async function startPrepared(place: Place, options: StartOptions = {}): Promise<Product> {
  rmSync(place.dataDir, { recursive: true, force: true });
  await layPreparedData(place.dataDir);
  return startAgain(place, options);
}

/** Starts the product on the data it left behind. */
export function startAgain(place: Place, { args = [], env = {} }: StartOptions = {}): Promise<Product> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', launcher, ...args], {
    env: { ...process.env, PORT: String(place.port), DATA_DIR: place.dataDir, DEMO_PASSWORD: demoPassword, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const product: Product = { place, output: () => output, stop: () => stop(child), kill: () => child.kill('SIGKILL') };
  return new Promise((ready, failed) => {
    const timer = setTimeout(() => failed(new Error(`not ready in time:\n${output}`)), readyWithinMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (!output.includes(place.url)) return;
      clearTimeout(timer);
      ready(product);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      failed(new Error(`ended with ${code}:\n${output}`));
    });
  });
}

/** Process id of one of the product's processes as it runs now. */
export function pidOf(place: Place, name: ProcessName): number {
  return Number(readFileSync(join(place.dataDir, 'run', `${name}.pid`), 'utf8'));
}

function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => {
    child.once('exit', (code) => done(code));
    child.kill('SIGINT');
  });
}
