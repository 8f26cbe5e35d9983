import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResponseReader, MalformedResponse, type ParsedResponse } from './answer-reader.ts';

const limits = { maxHeaderBytes: 400, maxBodyBytes: 200, defaultKeepMs: 4_000 };

/** Reads the answer in pieces of one memory that is written over each time; `cuts` are their lengths. */
function read(
  text: string,
  cuts: readonly number[] = [],
  encoding: BufferEncoding = 'utf8',
): ParsedResponse | undefined {
  const reader = new ResponseReader(limits);
  const bytes = Buffer.from(text, encoding);
  const memory = Buffer.alloc(bytes.length + 1);
  let response: ParsedResponse | undefined;
  for (let at = 0, index = 0; at < bytes.length; index += 1) {
    const piece = bytes.subarray(at, at + (cuts[index] ?? bytes.length));
    memory.fill('#');
    piece.copy(memory);
    // Of a connection that nobody asked anything, it would be dropped.
    if (response) throw new MalformedResponse('more than an answer');
    response = reader.push(memory.subarray(0, piece.length));
    at += piece.length;
  }
  return response;
}

function responseWith(fields: readonly string[], body: string, line = 'HTTP/1.1 200 OK'): string {
  return `${[line, ...fields].join('\r\n')}\r\n\r\n${body}`;
}

const sound: [string, string, Partial<ParsedResponse>][] = [
  ['a length', responseWith(['Content-Length: 5'], 'hello'), { status: 200, text: 'hello', keepMs: 4_000 }],
  ['no body', responseWith(['Content-Length: 0'], ''), { text: '', keepMs: 4_000 }],
  ['a length said twice alike', responseWith(['content-length: 1', 'content-length: 1'], 'a'), { text: 'a' }],
  ['no reason', responseWith(['content-length: 1'], 'a', 'HTTP/1.1 503'), { status: 503, text: 'a' }],
  [
    'a status without a body',
    responseWith([], '', 'HTTP/1.1 204 No Content'),
    { status: 204, text: '', keepMs: 4_000 },
  ],
  ['letters of two bytes', responseWith(['content-length: 6'], '反应'), { text: '反应', isAscii: false }],
  [
    'chunks',
    responseWith(['Transfer-Encoding: chunked'], '3\r\nabc\r\na;x=y\r\n0123456789\r\n0\r\n\r\n'),
    { text: 'abc0123456789' },
  ],
  ['chunks and a trailer', responseWith(['transfer-encoding: chunked'], '1\r\na\r\n0\r\nx: y\r\n\r\n'), { text: 'a' }],
  ['an end of the connection', responseWith(['connection: close', 'content-length: 1'], 'a'), { text: 'a', keepMs: 0 }],
  ['an old version', responseWith(['content-length: 1'], 'a', 'HTTP/1.0 200 OK'), { text: 'a', keepMs: 0 }],
  ['a time to keep', responseWith(['keep-alive: timeout=72, max=5', 'content-length: 0'], ''), { keepMs: 71_000 }],
  ['a very short one', responseWith(['keep-alive: timeout=1', 'content-length: 0'], ''), { keepMs: 0 }],
  [
    'hints before it',
    `HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n${responseWith(['content-length: 1'], 'a')}`,
    { status: 200, text: 'a' },
  ],
];

const broken: [string, string][] = [
  ['another protocol', 'SSH-2.0-OpenSSH\r\n\r\n'],
  ['a status nobody knows', responseWith(['content-length: 0'], '', 'HTTP/1.1 999 What')],
  ['a switch of protocols', responseWith([], '', 'HTTP/1.1 101 Switching Protocols')],
  ['a bare line feed', 'HTTP/1.1 200 OK\ncontent-length: 0\r\n\r\n'],
  ['a folded line', responseWith(['x: a', ' b', 'content-length: 0'], '')],
  ['a space before the colon', responseWith(['content-length : 0'], '')],
  ['two lengths', responseWith(['content-length: 1', 'content-length: 2'], 'ab')],
  ['a length of two numbers', responseWith(['content-length: 1, 1'], 'a')],
  ['a length below nothing', responseWith(['content-length: -1'], '')],
  ['a length and chunks', responseWith(['content-length: 1', 'transfer-encoding: chunked'], '1\r\na\r\n0\r\n\r\n')],
  ['an unknown coding', responseWith(['transfer-encoding: gzip, chunked'], '')],
  ['two codings', responseWith(['transfer-encoding: chunked', 'transfer-encoding: chunked'], '')],
  ['more than announced', responseWith(['content-length: 1'], 'ab')],
  ['more after the last chunk', responseWith(['transfer-encoding: chunked'], '0\r\n\r\nHTTP/1.1 200 OK')],
  ['a chunk without a size', responseWith(['transfer-encoding: chunked'], 'x\r\n')],
  ['a chunk longer than it says', responseWith(['transfer-encoding: chunked'], '1\r\nab\r\n')],
  ['an endless line', responseWith(['transfer-encoding: chunked'], '1'.repeat(1_100))],
  ['an endless head', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(500)}`],
  ['a body too long', responseWith(['content-length: 300'], 'a'.repeat(250))],
  [
    'a body of chunks too long',
    responseWith(['transfer-encoding: chunked'], `${'64\r\n'}${'a'.repeat(100)}\r\n`.repeat(3)),
  ],
];

describe('an answer', () => {
  it.each(sound)('with %s is read', (_name, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it.each(broken)('with %s is refused', (_name, text) => {
    expect(() => read(text)).toThrow(MalformedResponse);
  });

  it('means the same however it is cut', () => {
    const cases = constantFrom(...sound);
    assert(
      property(cases, array(integer({ min: 1, max: 9 }), { maxLength: 200 }), ([, text], cuts) => {
        expect(read(text, cuts)).toEqual(read(text));
      }),
    );
  });

  it('is refused for the same reason or never whole, however it is cut', () => {
    assert(
      property(constantFrom(...broken), array(integer({ min: 1, max: 9 })), ([, text], cuts) => {
        expect(() => read(text, cuts)).toThrow(MalformedResponse);
      }),
    );
  });

  it('without a length ends with its connection', () => {
    const reader = new ResponseReader(limits);
    expect(reader.push(Buffer.from(responseWith([], 'ab')))).toBeUndefined();
    expect(reader.push(Buffer.from('c'))).toBeUndefined();
    expect(reader.end()).toMatchObject({ status: 200, text: 'abc', keepMs: 0 });
  });

  it.each([
    ['a length', responseWith(['content-length: 9'], 'abc')],
    ['chunks', responseWith(['transfer-encoding: chunked'], '3\r\nabc\r\n')],
    ['half a head', 'HTTP/1.1 200 OK\r\ncontent-'],
  ])('with %s that is cut off is refused', (_name, text) => {
    const reader = new ResponseReader(limits);
    reader.push(Buffer.from(text));
    expect(() => reader.end()).toThrow(MalformedResponse);
  });
});
