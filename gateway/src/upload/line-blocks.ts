import { AppError } from '@app/shared/errors/app-error';

const newline = 10;
/** Longer lines are no chemistry file, and would have to be kept in memory. */
export const maxLineBytes = 65_536;

/**
 * Cuts text into blocks of whole lines, each block ending with a line feed.
 * Refuses a NUL and a line of more than 64 KB, after everything before it was taken.
 */
export class LineBlocks {
  readonly #take: (block: Buffer) => void;
  #begun: Buffer[] = [];
  #begunBytes = 0;

  constructor(take: (block: Buffer) => void) {
    this.#take = take;
  }

  push(chunk: Buffer): void {
    const nul = chunk.indexOf(0);
    this.#cut(nul === -1 ? chunk : chunk.subarray(0, nul));
    if (nul !== -1) throw new AppError('fileDamaged', { reason: 'nul' });
  }

  /** Takes a last line that has no line feed. */
  end(): void {
    if (this.#begunBytes > 0) this.#take(Buffer.concat([...this.#begun, Buffer.of(newline)]));
    this.#begun = [];
  }

  #cut(chunk: Buffer): void {
    const first = chunk.indexOf(newline);
    if (first === -1) return this.#keep(chunk);
    let from = 0;
    if (this.#begunBytes > 0) {
      this.#keep(chunk.subarray(0, first));
      this.#take(Buffer.concat([...this.#begun, Buffer.of(newline)]));
      this.#begun = [];
      this.#begunBytes = 0;
      from = first + 1;
    }
    const to = chunk.lastIndexOf(newline) + 1;
    if (to > from) this.#takeLines(chunk.subarray(from, to));
    this.#keep(chunk.subarray(to));
  }

  #takeLines(block: Buffer): void {
    const tooLong = startOfLongLine(block);
    const whole = tooLong === -1 ? block : block.subarray(0, tooLong);
    if (whole.length > 0) this.#take(whole);
    if (tooLong !== -1) throw new AppError('fileDamaged', { reason: 'line' });
  }

  #keep(part: Buffer): void {
    if (part.length === 0) return;
    this.#begun.push(part);
    this.#begunBytes += part.length;
    if (this.#begunBytes > maxLineBytes) throw new AppError('fileDamaged', { reason: 'line' });
  }
}

// Leaps as far as a line may reach and looks back for a line feed: a few searches for each 64 KB, not one for each line.
function startOfLongLine(block: Buffer): number {
  let start = 0;
  while (start + maxLineBytes < block.length - 1) {
    const end = block.lastIndexOf(newline, start + maxLineBytes);
    if (end < start) return start;
    start = end + 1;
  }
  return -1;
}
