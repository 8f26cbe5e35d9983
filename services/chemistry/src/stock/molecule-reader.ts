// Structures read by threads, many at once. One that ends or holds up its thread is found and refused; its neighbours
// are read again by a fresh thread.

import { createLogger } from '../context/logger.ts';
import type { Logger } from '../context/logger.ts';
import { ThreadHost } from '../tasks/thread-host.ts';
import type { GivenStructure, ReadMolecule } from './read-molecules.ts';

export interface MoleculeReader {
  readonly threads: number;
  /** The answers in the order of the structures. Rejects only when the reader is closed. */
  read(given: readonly GivenStructure[]): Promise<ReadMolecule[]>;
  close(): Promise<void>;
}

export interface MoleculeReaderOptions {
  threads: number;
  logger?: Logger;
  /** Replaced only to inject faults. */
  entry?: URL;
  /** Patience with a portion, a tenth of it, and one structure. */
  patienceMs?: readonly [number, number, number];
}

const defaultEntry = new URL('./molecule-thread.ts', import.meta.url);
const maxBytes = 400 * 1024 * 1024;
const tenth = 16;
const startsWithinMs = 20_000;

/** Starts the threads (each takes about 110 MB). */
export function startMoleculeReader(options: MoleculeReaderOptions): MoleculeReader {
  const {
    threads,
    entry = defaultEntry,
    logger = createLogger('silent'),
    patienceMs = [15_000, 6_000, 3_000],
  } = options;
  const hosts = Array.from(
    { length: threads },
    () => new ThreadHost({ entry, timeoutMs: patienceMs[0], maxBytes, logger }),
  );
  const free = [...hosts];
  const waiting: ((host: ThreadHost) => void)[] = [];
  let isClosed = false;

  const take = (): Promise<ThreadHost> => {
    const host = free.pop();
    return host ? Promise.resolve(host) : new Promise((resolve) => waiting.push(resolve));
  };
  const release = (host: ThreadHost): void => {
    const next = waiting.shift();
    if (next) next(host);
    else free.push(host);
  };

  const ask = async (host: ThreadHost, given: readonly GivenStructure[], level: 0 | 1 | 2): Promise<ReadMolecule[]> => {
    try {
      return (await host.request('read', [given], patienceMs[level])) as ReadMolecule[];
    } catch (error) {
      if (isClosed) throw error;
      await warm(host);
      if (given.length === 1) return [{ ok: false, problem: 'harmful' }];
      const size = level === 0 ? tenth : 1;
      const answers: ReadMolecule[] = [];
      for (let at = 0; at < given.length; at += size)
        answers.push(...(await ask(host, given.slice(at, at + size), size === 1 ? 2 : 1)));
      return answers;
    }
  };

  // The thread that takes the place of a lost one needs its time; a structure is not to pay for it.
  const warm = (host: ThreadHost): Promise<unknown> =>
    host.request('read', [[]], startsWithinMs).catch((error: unknown) => {
      if (isClosed) throw error;
    });

  return {
    threads,
    read: async (given) => {
      const host = await take();
      try {
        return await ask(host, given, 0);
      } finally {
        release(host);
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all(hosts.map((host) => host.close()));
    },
  };
}
