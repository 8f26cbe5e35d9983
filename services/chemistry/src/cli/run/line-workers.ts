// Processes that answer lines side by side. Each is the same program with the same options, and gets one line at a time.

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { faultError, type LineResult } from '../lines.ts';

/** From a process: it is ready, it refuses its options, or it has a result. */
export const fromWorker = Type.Union([
  Type.Object({ ready: Type.Literal(true) }),
  Type.Object({ refused: Type.String() }),
  Type.Object({
    result: Type.Object({ input: Type.String() }),
    fault: Type.Optional(Type.String()),
  }),
]);

const program = new URL('./line-worker.ts', import.meta.url);

export class LineWorker {
  readonly #args: readonly string[];
  readonly #onFault: (stack: string) => void;
  #child: ChildProcess | null = null;

  constructor(args: readonly string[], onFault: (stack: string) => void) {
    this.#args = args;
    this.#onFault = onFault;
  }

  /** Resolves with the result. A line that ends the process twice gets an error. Throws a RangeError for refused options. */
  async resultOf(line: string): Promise<LineResult> {
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const child = await this.#started();
      child.send({ line });
      const said = await nextOf(child);
      if (said && 'result' in said) {
        if (said.fault !== undefined) this.#onFault(said.fault);
        return said.result;
      }
      this.#child = null;
      this.#onFault(`a process ended while it worked on ${JSON.stringify(line)}`);
    }
    return { input: line, error: faultError };
  }

  /** Resolves when the process has read its options. Throws a RangeError where it refuses them. */
  async ready(): Promise<void> {
    await this.#started();
  }

  async #started(): Promise<ChildProcess> {
    if (this.#child) return this.#child;
    const child = fork(program, this.#args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#child = child;
    const said = await nextOf(child);
    if (said && 'ready' in said) return child;
    throw new RangeError(said && 'refused' in said ? said.refused : 'a process could not be started');
  }

  end(): void {
    this.#child?.kill();
  }
}

/** The next message, or null when the process ended without one. */
async function nextOf(child: ChildProcess) {
  const ended = new AbortController();
  try {
    const [said]: unknown[] = await Promise.race([
      once(child, 'message', { signal: ended.signal }),
      once(child, 'exit', { signal: ended.signal }).then(() => []),
    ]);
    return Check(fromWorker, said) ? said : null;
  } finally {
    ended.abort();
  }
}
