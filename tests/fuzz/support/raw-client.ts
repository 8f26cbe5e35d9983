// HTTP/1.1 by hand: bytes go out exactly as written, and responses are read as strictly as RFC 9112 says.

import { createConnection, type Socket } from 'node:net';

export interface RawResponse {
  status: number;
  /** Lower-case names; repeated ones in order. */
  headers: ReadonlyMap<string, string[]>;
  body: string;
}

export interface Exchange {
  responses: RawResponse[];
  /** The other side ended the connection. */
  isClosed: boolean;
  /** What could not be read as a response. */
  rest: string;
  elapsedMs: number;
}

export interface ExchangeOptions {
  /** Goes on when so many final responses have come; all that come until the connection ends otherwise. */
  responses?: number;
  /** Requests whose responses carry no body, by position. */
  bodiless?: readonly boolean[];
  /** Sends FIN after the last byte. */
  halfClose?: boolean;
  /** Pause between the parts, when there are several. */
  pauseMs?: number;
  waitMs?: number;
}

const settleMs = 60;

/** Sends the parts one after the other and gives what came back. */
export function exchange(
  port: number,
  parts: string | readonly string[],
  options: ExchangeOptions = {},
): Promise<Exchange> {
  const { responses: expected = Number.POSITIVE_INFINITY, bodiless = [], halfClose = false, waitMs = 5_000 } = options;
  const startedAt = performance.now();
  const socket = createConnection({ port, host: '127.0.0.1', allowHalfOpen: true });
  let received = Buffer.alloc(0);
  let isClosed = false;
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      clearTimeout(settling);
      socket.destroy();
      const { responses, rest } = readResponses(received, bodiless);
      done({ responses, rest, isClosed, elapsedMs: performance.now() - startedAt });
    };
    const timer = setTimeout(finish, waitMs);
    let settling: NodeJS.Timeout | undefined;
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const final = readResponses(received, bodiless).responses.filter(({ status }) => status >= 200);
      // A moment longer, to see whether the connection ends or more comes than was asked for.
      if (final.length >= expected) settling ??= setTimeout(finish, settleMs);
    });
    socket.on('error', () => undefined);
    const end = () => {
      isClosed = true;
      finish();
    };
    socket.once('end', end);
    socket.once('close', end);
    void write(socket, [parts].flat(), options.pauseMs ?? 0).then(() => halfClose && socket.end());
  });
}

async function write(socket: Socket, parts: readonly string[], pauseMs: number): Promise<void> {
  for (const [index, part] of parts.entries()) {
    if (index > 0) await new Promise((done) => setTimeout(done, pauseMs));
    if (socket.writable) socket.write(Buffer.from(part, 'latin1'));
  }
}

/** Splits a stream of responses; `bodiless` says which requests were HEAD. */
export function readResponses(
  received: Buffer,
  bodiless: readonly boolean[] = [],
): { responses: RawResponse[]; rest: string } {
  const responses: RawResponse[] = [];
  let text = received.toString('latin1');
  let position = 0;
  while (text !== '') {
    const next = readOne(text, bodiless[position] ?? false);
    if (!next) break;
    responses.push(next.response);
    if (next.response.status >= 200) position += 1;
    text = text.slice(next.length);
  }
  return { responses, rest: text };
}

function readOne(text: string, isBodiless: boolean): { response: RawResponse; length: number } | undefined {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, Math.max(0, end)).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) [\x20-\x7e]*$/.exec(statusLine)?.[1]);
  if (end === -1 || Number.isNaN(status)) return undefined;
  const headers = headersOf(lines);
  if (!headers) return undefined;
  const hasNone = isBodiless || status < 200 || status === 204 || status === 304;
  const body = hasNone ? { text: '', length: 0 } : bodyOf(text.slice(end + 4), headers);
  if (!body) return undefined;
  const decoded = Buffer.from(body.text, 'latin1').toString('utf8');
  return { response: { status, headers, body: decoded }, length: end + 4 + body.length };
}

// RFC 9110 §5.5: a line that is no field, or holds control characters, makes the response unreadable.
function headersOf(lines: readonly string[]): Map<string, string[]> | undefined {
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? [];
    if (name === '') return undefined;
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value.trim()]);
  }
  return headers;
}

function bodyOf(text: string, headers: ReadonlyMap<string, string[]>): { text: string; length: number } | undefined {
  if (headers.get('transfer-encoding')?.[0] === 'chunked') return chunksOf(text);
  const length = Number(headers.get('content-length')?.[0] ?? Number.NaN);
  return text.length >= length ? { text: text.slice(0, length), length } : undefined;
}

function chunksOf(text: string): { text: string; length: number } | undefined {
  let [body, at] = ['', 0];
  for (;;) {
    const line = /^([0-9a-f]+)\r\n/i.exec(text.slice(at, at + 20));
    if (!line) return undefined;
    const size = Number.parseInt(line[1] ?? '', 16);
    const from = at + line[0].length;
    if (text.length < from + size + 2) return undefined;
    body += text.slice(from, from + size);
    at = from + size + 2;
    if (size === 0) return { text: body, length: at };
  }
}

/** A request from its lines; the last line is the body. */
export function message(lines: readonly string[], body = ''): string {
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
