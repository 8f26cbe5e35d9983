import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerReader, MalformedAnswer, type ReadAnswer } from './answer-reader.ts';

const limits = { maxHeadBytes: 400, maxBodyBytes: 200, defaultKeepMs: 4_000 };

/** Reads the answer in pieces of one memory that is written over each time; `cuts` are their lengths. */
function read(text: string, cuts: readonly number[] = [], encoding: BufferEncoding = 'utf8'): ReadAnswer | undefined {
  const reader = new AnswerReader(limits);
  const bytes = Buffer.from(text, encoding);
  const memory = Buffer.alloc(bytes.length + 1);
  let answer: ReadAnswer | undefined;
  for (let at = 0, index = 0; at < bytes.length; index += 1) {
    const piece = bytes.subarray(at, at + (cuts[index] ?? bytes.length));
    memory.fill('#');
    piece.copy(memory);
    // Of a connection that nobody asked anything, it would be dropped.
    if (answer) throw new MalformedAnswer('more than an answer');
    answer = reader.push(memory.subarray(0, piece.length));
    at += piece.length;
  }
  return answer;
}

function answerWith(fields: readonly string[], body: string, line = 'HTTP/1.1 200 OK'): string {
  return `${[line, ...fields].join('\r\n')}\r\n\r\n${body}`;
}

const sound: [string, string, Partial<ReadAnswer>][] = [
  ['a length', answerWith(['Content-Length: 5'], 'hello'), { status: 200, text: 'hello', keepMs: 4_000 }],
  ['no body', answerWith(['Content-Length: 0'], ''), { text: '', keepMs: 4_000 }],
  ['a length said twice alike', answerWith(['content-length: 1', 'content-length: 1'], 'a'), { text: 'a' }],
  ['no reason', answerWith(['content-length: 1'], 'a', 'HTTP/1.1 503'), { status: 503, text: 'a' }],
  ['a status without a body', answerWith([], '', 'HTTP/1.1 204 No Content'), { status: 204, text: '', keepMs: 4_000 }],
  ['letters of two bytes', answerWith(['content-length: 6'], '反应'), { text: '反应', isAscii: false }],
  [
    'chunks',
    answerWith(['Transfer-Encoding: chunked'], '3\r\nabc\r\na;x=y\r\n0123456789\r\n0\r\n\r\n'),
    { text: 'abc0123456789' },
  ],
  ['chunks and a trailer', answerWith(['transfer-encoding: chunked'], '1\r\na\r\n0\r\nx: y\r\n\r\n'), { text: 'a' }],
  ['an end of the connection', answerWith(['connection: close', 'content-length: 1'], 'a'), { text: 'a', keepMs: 0 }],
  ['an old version', answerWith(['content-length: 1'], 'a', 'HTTP/1.0 200 OK'), { text: 'a', keepMs: 0 }],
  ['a time to keep', answerWith(['keep-alive: timeout=72, max=5', 'content-length: 0'], ''), { keepMs: 71_000 }],
  ['a very short one', answerWith(['keep-alive: timeout=1', 'content-length: 0'], ''), { keepMs: 0 }],
  [
    'hints before it',
    `HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n${answerWith(['content-length: 1'], 'a')}`,
    { status: 200, text: 'a' },
  ],
];

const broken: [string, string][] = [
  ['another protocol', 'SSH-2.0-OpenSSH\r\n\r\n'],
  ['a status nobody knows', answerWith(['content-length: 0'], '', 'HTTP/1.1 999 What')],
  ['a switch of protocols', answerWith([], '', 'HTTP/1.1 101 Switching Protocols')],
  ['a bare line feed', 'HTTP/1.1 200 OK\ncontent-length: 0\r\n\r\n'],
  ['a folded line', answerWith(['x: a', ' b', 'content-length: 0'], '')],
  ['a space before the colon', answerWith(['content-length : 0'], '')],
  ['two lengths', answerWith(['content-length: 1', 'content-length: 2'], 'ab')],
  ['a length of two numbers', answerWith(['content-length: 1, 1'], 'a')],
  ['a length below nothing', answerWith(['content-length: -1'], '')],
  ['a length and chunks', answerWith(['content-length: 1', 'transfer-encoding: chunked'], '1\r\na\r\n0\r\n\r\n')],
  ['an unknown coding', answerWith(['transfer-encoding: gzip, chunked'], '')],
  ['two codings', answerWith(['transfer-encoding: chunked', 'transfer-encoding: chunked'], '')],
  ['more than announced', answerWith(['content-length: 1'], 'ab')],
  ['more after the last chunk', answerWith(['transfer-encoding: chunked'], '0\r\n\r\nHTTP/1.1 200 OK')],
  ['a chunk without a size', answerWith(['transfer-encoding: chunked'], 'x\r\n')],
  ['a chunk longer than it says', answerWith(['transfer-encoding: chunked'], '1\r\nab\r\n')],
  ['an endless line', answerWith(['transfer-encoding: chunked'], '1'.repeat(1_100))],
  ['an endless head', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(500)}`],
  ['a body too long', answerWith(['content-length: 300'], 'a'.repeat(250))],
  [
    'a body of chunks too long',
    answerWith(['transfer-encoding: chunked'], `${'64\r\n'}${'a'.repeat(100)}\r\n`.repeat(3)),
  ],
];

describe('an answer', () => {
  it.each(sound)('with %s is read', (_name, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it.each(broken)('with %s is refused', (_name, text) => {
    expect(() => read(text)).toThrow(MalformedAnswer);
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
        expect(() => read(text, cuts)).toThrow(MalformedAnswer);
      }),
    );
  });

  it('without a length ends with its connection', () => {
    const reader = new AnswerReader(limits);
    expect(reader.push(Buffer.from(answerWith([], 'ab')))).toBeUndefined();
    expect(reader.push(Buffer.from('c'))).toBeUndefined();
    expect(reader.end()).toMatchObject({ status: 200, text: 'abc', keepMs: 0 });
  });

  it.each([
    ['a length', answerWith(['content-length: 9'], 'abc')],
    ['chunks', answerWith(['transfer-encoding: chunked'], '3\r\nabc\r\n')],
    ['half a head', 'HTTP/1.1 200 OK\r\ncontent-'],
  ])('with %s that is cut off is refused', (_name, text) => {
    const reader = new AnswerReader(limits);
    reader.push(Buffer.from(text));
    expect(() => reader.end()).toThrow(MalformedAnswer);
  });
});
