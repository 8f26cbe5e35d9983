// A check sees a file piece by piece, in order. It throws an AppError at the first thing that is wrong; the verdict
// does not depend on how the bytes are cut.

import { AppError } from '@app/shared/errors/app-error';
import { tooLarge, type SizeLimit } from '@app/shared/rules/upload';

export interface FileCheck {
  push(chunk: Buffer): void;
  /** There is no more: what can only be said of the whole is said here. */
  end(): void;
}

/** The bytes of a file, each passed on after the check has seen it. */
export async function* checked(chunks: AsyncIterable<Buffer>, check: FileCheck): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    check.push(chunk);
    yield chunk;
  }
  check.end();
}

/** Lets `maxBytes` through and not one more. */
export function limitSize(limit: SizeLimit, next: FileCheck): FileCheck {
  let bytes = 0;
  return {
    push(chunk) {
      const left = limit.maxBytes - bytes;
      bytes += chunk.length;
      if (chunk.length <= left) return next.push(chunk);
      if (left > 0) next.push(chunk.subarray(0, left));
      const { key, details } = tooLarge(limit);
      throw new AppError(key, details);
    },
    end: () => next.end(),
  };
}

/** Shows `look` the first bytes of a file (all of a shorter one) before anybody else sees them. */
export function lookAtHead(headerBytes: number, look: (head: Buffer) => void, next: FileCheck): FileCheck {
  let held: Buffer[] | undefined = [];
  let heldBytes = 0;
  const release = () => {
    const head = Buffer.concat(held ?? []);
    held = undefined;
    look(head.subarray(0, headerBytes));
    if (head.length > 0) next.push(head);
  };
  return {
    push(chunk) {
      if (!held) return next.push(chunk);
      held.push(chunk);
      heldBytes += chunk.length;
      if (heldBytes >= headerBytes) release();
    },
    end() {
      if (held) release();
      next.end();
    },
  };
}

/** A check of a small file as a whole. */
export function checkWhole(check: (file: Buffer) => void): FileCheck {
  const chunks: Buffer[] = [];
  return {
    push: (chunk) => void chunks.push(chunk),
    end: () => check(Buffer.concat(chunks)),
  };
}
