// The product under test: the launcher itself, so that what is tested is what `npm start` runs.

import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const port = 18_080;
export const stackUrl = `http://localhost:${port}`;
export const dataDir = resolve(import.meta.dirname, '../../test-results/data');
export const demoPassword = 'Chem-demo-1';

const launcher = resolve(import.meta.dirname, '../../../services/launcher/src/start.ts');
const readyWithinMs = 120_000;

/** Starts the product and resolves when it says where it is. */
export function startStack(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [launcher], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO_PASSWORD: demoPassword, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return new Promise((ready, failed) => {
    let output = '';
    const timer = setTimeout(() => failed(new Error(`not ready in time:\n${output}`)), readyWithinMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (!output.includes(stackUrl)) return;
      clearTimeout(timer);
      ready(child);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => failed(new Error(`ended with ${code}:\n${output}`)));
  });
}

/** Asks the product to stop, as Ctrl+C does, and resolves with its exit code. */
export function stopStack(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => {
    child.once('exit', (code) => done(code));
    child.kill('SIGINT');
  });
}

/** Process id of one of the product's processes as it runs now. */
export function pidOf(name: 'identity' | 'chemistry' | 'gateway'): number {
  return Number(readFileSync(join(dataDir, 'run', `${name}.pid`), 'utf8'));
}
