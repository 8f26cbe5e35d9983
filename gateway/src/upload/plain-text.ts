// Text as older and other systems write it, made plain for a check: UTF-16 with its mark, and CR alone at line ends.
// Only the check sees it so; the service gets the file as it came.

import type { FileCheck } from './file-check.ts';

type Decoder = InstanceType<typeof TextDecoder>;

const carriageReturn = 13;
const newline = 10;

/** Shows `next` the text as one of bytes that are ASCII where they look like it, its lines ended by LF or CRLF. */
export function readPlainText(next: FileCheck): FileCheck {
  return decodeUtf16(plainLineEnds(next));
}

function decodeUtf16(next: FileCheck): FileCheck {
  let decoder: Decoder | undefined;
  let head: Buffer | undefined = Buffer.alloc(0);
  const pass = (chunk: Buffer, isLast: boolean): void => {
    if (!decoder) return chunk.length > 0 ? next.push(chunk) : undefined;
    const text = decoder.decode(chunk, { stream: !isLast });
    if (text !== '') next.push(Buffer.from(text));
  };
  const begin = (isLast: boolean): void => {
    const begun = head ?? Buffer.alloc(0);
    head = undefined;
    decoder = decoderOf(begun);
    pass(begun, isLast);
  };
  return {
    push(chunk) {
      if (!head) return pass(chunk, false);
      head = Buffer.concat([head, chunk]);
      if (head.length >= 2) begin(false);
    },
    end() {
      if (head) begin(true);
      else if (decoder) pass(Buffer.alloc(0), true);
      next.end();
    },
  };
}

// Unicode 3.10: the byte order mark; without it a zero beside the first letter says as much.
function decoderOf([first, second]: Buffer): Decoder | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return new TextDecoder('utf-16le');
  if (first === 0 && second) return new TextDecoder('utf-16be');
  return first === 0xfe && second === 0xff ? new TextDecoder('utf-16be') : undefined;
}

// The first line end decides: files have one kind.
function plainLineEnds(next: FileCheck): FileCheck {
  let kind: 'unknown' | 'plain' | 'returns' = 'unknown';
  let held: Buffer | undefined;
  const pass = (chunk: Buffer): void => next.push(kind === 'returns' ? withNewlines(chunk) : chunk);
  return {
    push(chunk) {
      const all = held ? Buffer.concat([held, chunk]) : chunk;
      held = undefined;
      if (kind === 'unknown') kind = kindOf(all);
      // A return at the very end may be half of a line end.
      if (kind === 'unknown' && all.at(-1) === carriageReturn) held = all;
      else pass(all);
    },
    end() {
      if (held) {
        kind = 'returns';
        pass(held);
      }
      next.end();
    },
  };
}

function kindOf(chunk: Buffer): 'unknown' | 'plain' | 'returns' {
  const feed = chunk.indexOf(newline);
  const back = chunk.indexOf(carriageReturn);
  if (back === -1 || (feed !== -1 && feed < back)) return feed === -1 ? 'unknown' : 'plain';
  if (back === chunk.length - 1) return 'unknown';
  return chunk[back + 1] === newline ? 'plain' : 'returns';
}

function withNewlines(chunk: Buffer): Buffer {
  const plain = Buffer.from(chunk);
  for (let at = plain.indexOf(carriageReturn); at !== -1; at = plain.indexOf(carriageReturn, at + 1))
    plain[at] = newline;
  return plain;
}
