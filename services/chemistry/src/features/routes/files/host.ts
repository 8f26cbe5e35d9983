// Files of routes off the main thread. The thread starts with the first file: who never exports pays nothing.

import { AppError } from '@app/shared/errors/app-error';
import { randomUUID } from 'node:crypto';
import type { Logger } from '../../../platform/process/logger.ts';
import { askThread } from '../../../platform/threads/ask-thread.ts';
import { ThreadHost } from '../../../platform/threads/thread-host.ts';
import type { ReportFrame, ReportRoute, WrittenFile, WrittenFileType } from './report.ts';

export interface RouteFiles {
  /** The file of the routes, asked for in pieces. What cannot be had in time is `computingBusy` (10027). */
  write(
    fileType: WrittenFileType,
    frame: ReportFrame,
    routes: AsyncIterable<readonly ReportRoute[]>,
  ): Promise<WrittenFile>;
  close(): Promise<void>;
}

export interface RouteFilesOptions {
  logger: Logger;
  timeoutMs?: number;
  entry?: URL;
}

/** Shorter than the gateway's patience of 100 s. */
const patienceMs = 90_000;
const maxBytes = 600 * 1024 * 1024;
const maxWaiting = 20;
const ownEntry = new URL('./thread.ts', import.meta.url);

export function createRouteFiles({ logger, timeoutMs = patienceMs, entry = ownEntry }: RouteFilesOptions): RouteFiles {
  let host: ThreadHost | undefined;
  const ask = async <T>(operation: string, args: unknown[]): Promise<T> => {
    host ??= new ThreadHost({ entry, timeoutMs, maxBytes, logger });
    // What was begun is not refused for those that wait.
    return (await askThread(host, Infinity, operation, args)) as T;
  };
  return {
    write: async (fileType, frame, routes) => {
      if ((host?.load ?? 0) >= maxWaiting) throw new AppError('computingBusy');
      const jobId = randomUUID();
      try {
        for await (const piece of routes) await ask('add', [jobId, piece]);
      } catch (error) {
        if (host) void ask('drop', [jobId]).catch(() => undefined);
        throw error;
      }
      return ask<WrittenFile>('write', [jobId, fileType, frame]);
    },
    close: async () => host?.close(),
  };
}
