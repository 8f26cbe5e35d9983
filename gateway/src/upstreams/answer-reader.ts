// Reads one HTTP/1.1 answer from the pieces it comes in (RFC 9112), as strictly as it can be: what two readers could
// understand differently is an error here.

import { isAscii } from 'node:buffer';

/** An answer that is no HTTP, or not in order. */
export class MalformedResponse extends Error {}

export interface TextResponse {
  status: number;
  text: string;
  /** Nothing in it needs more than a byte. */
  isAscii: boolean;
}

export interface ParsedResponse extends TextResponse {
  /** How long the connection may be kept for another request; 0 when it ends with this answer. */
  keepMs: number;
}

export interface ResponseLimits {
  maxHeaderBytes: number;
  maxBodyBytes: number;
  /** How long a connection is kept when the service does not say. */
  defaultKeepMs: number;
}

/** By the first header that tells where the body ends. */
type Framing = { kind: 'length'; left: number } | { kind: 'chunked' } | { kind: 'close' };

const maxLineBytes = 1_024;
const unread: ReadonlySet<number> = new Set([400, 408, 431]);
const endOfHeaders = Buffer.from('\r\n\r\n');
const head = /^HTTP\/1\.[01] [1-5]\d\d(?: [^\r\n]*)?(?:\r\n[!#$%&'*+.^_`|~\w-]+:[^\r\n\0]*)*$/;
const framingFields = /\r\n(content-length|transfer-encoding|connection|keep-alive):[ \t]*([^\r\n]*)/gi;
const nothing = Buffer.alloc(0);

/** One answer; the memory of the pieces may be used again when a call returns. */
export class ResponseReader {
  readonly #limits: ResponseLimits;
  #status = 0;
  #keepMs = 0;
  #framing: Framing | undefined;
  /** What came and could not be understood yet. */
  #held: Buffer = nothing;
  #body: Buffer[] = [];
  #bodyBytes = 0;
  /** Bytes of the chunk that still come, its line end included; -1 in the trailer. */
  #chunkLeft = 0;

  constructor(limits: ResponseLimits) {
    this.#limits = limits;
  }

  /** The answer once it is whole. Throws a MalformedAnswer. */
  push(piece: Buffer): ParsedResponse | undefined {
    let data = this.#held.length === 0 ? piece : Buffer.concat([this.#held, piece]);
    this.#held = nothing;
    while (!this.#framing) {
      const end = data.indexOf(endOfHeaders);
      if (end > this.#limits.maxHeaderBytes || (end < 0 && data.length > this.#limits.maxHeaderBytes)) {
        throw new MalformedResponse('a head without an end');
      }
      if (end < 0) return this.#hold(data);
      this.#readHeaders(data.toString('latin1', 0, end));
      data = data.subarray(end + endOfHeaders.length);
    }
    if (this.#framing.kind === 'length') return this.#takeLength(this.#framing, data);
    if (this.#framing.kind === 'chunked') return this.#takeChunks(data);
    this.#keep(data);
    return undefined;
  }

  /** No more comes: the answer, if its end is the end of the connection. Throws a MalformedAnswer. */
  end(): ParsedResponse {
    if (this.#framing?.kind !== 'close') throw new MalformedResponse('cut off');
    return this.#whole();
  }

  #hold(data: Buffer): undefined {
    this.#held = Buffer.from(data);
  }

  #keep(data: Buffer): void {
    this.#bodyBytes += data.length;
    if (this.#bodyBytes > this.#limits.maxBodyBytes) throw new MalformedResponse('too long');
    if (data.length > 0) this.#body.push(Buffer.from(data));
  }

  #readHeaders(text: string): void {
    if (!head.test(text)) throw new MalformedResponse('a head that is no HTTP');
    this.#status = Number(text.slice(9, 12));
    if (this.#status === 101) throw new MalformedResponse('another protocol');
    // Others follow.
    if (this.#status < 200) return;
    const fields = fieldsOf(text);
    const isOld = text.startsWith('HTTP/1.0');
    const framing = framingOf(this.#status, fields);
    this.#framing = framing;
    // Who did not understand a request may not know where it ended, and ends the connection without saying so.
    if (!isOld && framing.kind !== 'close' && !fields.closes && !unread.has(this.#status))
      this.#keepMs = fields.keepMs ?? this.#limits.defaultKeepMs;
  }

  #takeLength(framing: Framing & { kind: 'length' }, data: Buffer): ParsedResponse | undefined {
    if (data.length > framing.left) throw new MalformedResponse('more than was announced');
    if (data.length === framing.left && this.#body.length === 0) return this.#respond(data);
    framing.left -= data.length;
    this.#keep(data);
    return framing.left === 0 ? this.#whole() : undefined;
  }

  // RFC 9112 §7.1.
  #takeChunks(given: Buffer): ParsedResponse | undefined {
    let data = given;
    while (data.length > 0) {
      if (this.#chunkLeft > 2) {
        const part = data.subarray(0, this.#chunkLeft - 2);
        this.#keep(part);
        this.#chunkLeft -= part.length;
        data = data.subarray(part.length);
        continue;
      }
      const end = data.indexOf('\r\n');
      if (end > maxLineBytes || (end < 0 && data.length > maxLineBytes)) throw new MalformedResponse('a line too long');
      if (end < 0) return this.#hold(data);
      const line = data.toString('latin1', 0, end);
      data = data.subarray(end + 2);
      if (this.#isLastLine(line)) {
        if (data.length > 0) throw new MalformedResponse('more than was announced');
        return this.#whole();
      }
    }
    return undefined;
  }

  #isLastLine(line: string): boolean {
    if (this.#chunkLeft === -1) return line === '';
    if (this.#chunkLeft === 2) {
      if (line !== '') throw new MalformedResponse('a chunk longer than it says');
      this.#chunkLeft = 0;
      return false;
    }
    const size = /^([\da-f]{1,8})(?:[ \t]*;.*)?$/i.exec(line)?.[1];
    if (size === undefined) throw new MalformedResponse('a chunk without a size');
    const bytes = Number.parseInt(size, 16);
    this.#chunkLeft = bytes === 0 ? -1 : bytes + 2;
    return false;
  }

  #whole(): ParsedResponse {
    const [only] = this.#body;
    return this.#respond(this.#body.length === 1 && only ? only : Buffer.concat(this.#body));
  }

  #respond(bytes: Buffer): ParsedResponse {
    const ascii = isAscii(bytes);
    // One byte a character is read and written fastest.
    const text = bytes.toString(ascii ? 'latin1' : 'utf8');
    return { status: this.#status, text, isAscii: ascii, keepMs: this.#keepMs };
  }
}

interface Fields {
  length: string | undefined;
  coding: string | undefined;
  closes: boolean;
  keepMs: number | undefined;
}

/** Taken off what the service grants, so that a request does not meet a connection that is just being closed. */
const keepMarginMs = 1_000;

function fieldsOf(text: string): Fields {
  const fields: Fields = { length: undefined, coding: undefined, closes: false, keepMs: undefined };
  for (const [, name = '', value = ''] of text.matchAll(framingFields)) {
    const read = value.trim().toLowerCase();
    switch (name.toLowerCase()) {
      case 'content-length':
        if (fields.length !== undefined && fields.length !== read) throw new MalformedResponse('two lengths');
        fields.length = read;
        break;
      case 'transfer-encoding':
        if (fields.coding !== undefined) throw new MalformedResponse('two codings');
        fields.coding = read;
        break;
      case 'connection':
        fields.closes ||= /(?:^|,)[ \t]*close[ \t]*(?:,|$)/.test(read);
        break;
      default: {
        const seconds = /(?:^|[,; \t])timeout=(\d{1,6})(?!\d)/.exec(read)?.[1];
        if (seconds !== undefined) fields.keepMs = Math.max(0, Number(seconds) * 1_000 - keepMarginMs);
      }
    }
  }
  return fields;
}

// RFC 9112 §6.3.
function framingOf(status: number, { length, coding }: Fields): Framing {
  if (coding !== undefined && length !== undefined) throw new MalformedResponse('a length and a coding');
  if (status === 204 || status === 304) return { kind: 'length', left: 0 };
  if (coding !== undefined) {
    if (coding !== 'chunked') throw new MalformedResponse('a coding nobody asked for');
    return { kind: 'chunked' };
  }
  if (length === undefined) return { kind: 'close' };
  if (!/^\d{1,15}$/.test(length)) throw new MalformedResponse('a length that is no number');
  return { kind: 'length', left: Number(length) };
}
