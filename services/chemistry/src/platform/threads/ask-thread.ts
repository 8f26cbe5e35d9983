// What somebody waits for: a response of a thread in time, or word that the service is busy.

import { AppError } from '@app/shared/errors/app-error';
import { ThreadHost, ThreadLostError, type ThreadOptions } from './thread-host.ts';

/** Asks a thread. Throws `computingBusy` (10027) where `mostWaiting` wait already, and where no response came in time. */
export async function askThread(
  host: ThreadHost,
  mostWaiting: number,
  operation: string,
  args: unknown[],
): Promise<unknown> {
  if (host.load >= mostWaiting) throw new AppError('computingBusy');
  try {
    return await host.request(operation, args);
  } catch (error) {
    throw error instanceof ThreadLostError ? new AppError('computingBusy', undefined, { cause: error }) : error;
  }
}

/** What a thread can be asked; arguments and answer are copied. */
type Call = (...args: never[]) => unknown;

/** The calls of a thread, answered from this one. */
export interface AskedThread<C extends { [N in keyof C]: Call }> {
  /** Throws `computingBusy` (10027) for what cannot be answered in time. */
  run<N extends keyof C & string>(name: N, ...args: Parameters<C[N]>): Promise<ReturnType<C[N]>>;
  close(): Promise<void>;
}

export interface AskedThreadOptions extends Pick<ThreadOptions, 'entry' | 'timeoutMs' | 'maxBytes' | 'logger'> {
  /** One more than this is refused at once. */
  mostWaiting: number;
  /** The first question need not wait for the thread to start. */
  isWarm?: boolean;
}

/** A thread that starts with the first question, where it is not to be warm: who never asks pays nothing. */
export function createAskedThread<C extends { [N in keyof C]: Call }>({
  mostWaiting,
  isWarm = false,
  ...options
}: AskedThreadOptions): AskedThread<C> {
  let host = isWarm ? new ThreadHost(options) : undefined;
  return {
    run: async <N extends keyof C & string>(name: N, ...args: Parameters<C[N]>) =>
      (await askThread((host ??= new ThreadHost(options)), mostWaiting, name, args)) as ReturnType<C[N]>,
    close: async () => host?.close(),
  };
}
