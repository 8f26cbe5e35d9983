// Takes an upload in: form, name, size, first bytes, content, in this order, and gives the service a form of our own.

import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { UploadRule } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import { largestLimitOf, tooLarge, type SizeLimit } from '@app/shared/rules/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkParts } from './checked-parts.ts';
import { encodeForm } from './encode-form.ts';
import { formOverheadBytes, multipartOptions, readForm } from './form.ts';
import { Semaphore } from '../semaphore.ts';
import { createReclaim } from './reclaim.ts';
import { createSpool } from './spool.ts';
import { watchTransfer } from './transfer-watch.ts';

export interface UploadOptions {
  /** Where files wait that have to be seen whole. */
  folder: string;
  /** A sender that stays below this for a whole window is given up. */
  minBytesPerSecond?: number;
  windowMs?: number;
  /** Files on disk at once, and how long another one waits for a place. */
  spoolPlaces?: number;
  placeWithinMs?: number;
}

export interface Uploads {
  /** Begins an upload. Throws an AppError for one that is refused before it is read. */
  open(request: FastifyRequest, rule: UploadRule): Upload;
}

export interface Upload {
  readonly contentType: string;
  /** True when all of the form is checked and was taken. */
  readonly isComplete: boolean;
  /**
   * The body for the service, once its beginning is checked (all of it up to 1 MB). Rejects with an AppError; later
   * refusals destroy the stream with theirs. Calls `onProgress` for every piece.
   */
  begin(onProgress: () => void): Promise<Readable>;
  /** Stops reading and frees what the upload holds. */
  close(): void;
  /** Stops too, but reads from the sender for up to two seconds: many clients read the response only after sending the whole body. */
  hearOut(): Promise<void>;
}

/** Rules of this size and below are checked as a whole before anything is sent to the service. */
const wholeBytes = 1024 * 1024;
const inspections = 2;
const lingerMs = 2_000;

/** Lets the routes of a scope take forms. Other content responds with 415. */
export async function addFormParser(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, multipartOptions);
}

export function createUploads(options: UploadOptions): Uploads {
  const { folder, minBytesPerSecond = 1_024, windowMs = 30_000, spoolPlaces = 32, placeWithinMs = 10_000 } = options;
  const tools = {
    spool: createSpool({ folder, places: spoolPlaces, placeWithinMs }),
    inspecting: new Semaphore(inspections),
  };
  const reclaim = createReclaim();
  const minWindowBytes = (minBytesPerSecond * windowMs) / 1000;
  return {
    open(request, rule) {
      const largest = largestLimitOf(rule);
      refuseUnread(request, largest);
      const failure = Promise.withResolvers<never>();
      // Nobody may be waiting when it comes.
      failure.promise.catch(() => undefined);
      const form = encodeForm(checkParts(readForm(request, failure.promise), rule, tools));
      let body: Readable | undefined;
      let endWatch: (() => void) | undefined;
      const stop = () => {
        endWatch?.();
        failure.reject(new AppError('badRequest'));
        body?.destroy();
      };
      return {
        contentType: form.contentType,
        get isComplete() {
          return body?.readableEnded === true;
        },
        async begin(onProgress) {
          const progress = (bytes: number) => {
            reclaim(bytes);
            onProgress();
          };
          // The reading begins with the first chunk that is asked for.
          const beginning = largest.maxBytes > wholeBytes ? form.chunks.next() : wholeOf(form.chunks);
          endWatch = watchTransfer(
            request.raw,
            {
              maxBytes: largest.maxBytes + formOverheadBytes,
              tooLong: () => tooLargeError(largest),
              minWindowBytes,
              windowMs,
            },
            failure.reject,
          );
          body = bodyOf(await beginning, form.chunks, progress);
          return body;
        },
        close() {
          stop();
          request.raw.resume();
        },
        async hearOut() {
          stop();
          await discard(request.raw);
        },
      };
    },
  };
}

function refuseUnread(request: FastifyRequest, largest: SizeLimit): void {
  if (!request.isMultipart()) throw new AppError('unsupportedMediaType');
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > largest.maxBytes + formOverheadBytes) throw tooLargeError(largest);
}

function tooLargeError(limit: SizeLimit): AppError {
  const { key, details } = tooLarge(limit);
  return new AppError(key, details);
}

async function wholeOf(chunks: AsyncIterable<Buffer>): Promise<IteratorResult<Buffer>> {
  return { value: Buffer.concat(await Array.fromAsync(chunks)), done: false };
}

/** What a generator gives, piece by piece as it is asked for. */
function bodyOf(
  first: IteratorResult<Buffer>,
  rest: AsyncGenerator<Buffer>,
  onProgress: (bytes: number) => void,
): Readable {
  let isBegun = false;
  const give = ({ done, value }: IteratorResult<Buffer>) => {
    if (done === true) return void body.push(null);
    if (isBegun) onProgress(value.length);
    isBegun = true;
    body.push(value);
  };
  const body = new Readable({
    read() {
      if (isBegun) rest.next().then(give, (error: Error) => body.destroy(error));
      else give(first);
    },
    destroy(error, done) {
      rest.return(undefined).then(() => done(error), done);
    },
  });
  return body;
}

async function discard(raw: IncomingMessage): Promise<void> {
  raw.unpipe();
  if (raw.readableEnded || raw.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, lingerMs);
  raw.once('end', resolve).once('close', resolve).resume();
  await promise;
  clearTimeout(timer);
}
