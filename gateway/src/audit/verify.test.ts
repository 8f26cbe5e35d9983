import { generateKeyPairSync } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createChain, newTail } from './chain.ts';
import { sealLine } from './line.ts';
import { linesOf } from './raw-lines.ts';
import { readPublicKey, readSigningKey } from './signing-key.ts';
import { linesIn, sessionSecret, verifyBytes, writtenLog } from './test-support.ts';
import { verifyLines } from './verify.ts';

// Line 1 begins the chain, line 2 is its head; then 18 batches of ten events and a head each: 200 lines.
let text: string;
let lines: string[];
const ownKey = readSigningKey({ sessionSecret }).publicKey;

beforeAll(async () => {
  text = await writtenLog(18, 10);
  lines = text.split('\n').slice(0, -1);
});

const joined = (changed: readonly string[]) => `${changed.join('\n')}\n`;
const at = (number: number) => lines[number - 1] ?? '';

// Makes the hash of a changed line anew, as somebody would who knows how it is made.
function rehashed(line: string): string {
  const { hash: _hash, prevHash, ...members } = linesIn(line)[0] ?? {};
  return sealLine(members, String(prevHash)).text.trimEnd();
}

describe('an untouched log', () => {
  it('is intact and signed to its end', async () => {
    expect(lines).toHaveLength(200);
    const { problem, notices, lines: count, heads, chains } = await verifyBytes(text, { trusted: [ownKey] });
    expect(problem).toBeUndefined();
    expect({ count, heads, notices }).toEqual({ count: 200, heads: 19, notices: [] });
    expect(chains).toMatchObject([{ seq: 200, unsigned: 0, signedUpTo: { file: 'audit.log', line: 200 } }]);
  });

  it('says with which key it was checked when no key is given', async () => {
    const { problem, notices } = await verifyBytes(text);
    expect(problem).toBeUndefined();
    expect(notices).toEqual([expect.stringContaining(`names key ${ownKey.id}`)]);
  });

  it('gives the same result however the bytes arrive', async () => {
    const bytes = Buffer.from(text);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5_000 }), async (size) => {
        async function* chunks() {
          for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
        }
        const result = await verifyLines(linesOf('audit.log', chunks()));
        expect(result).toMatchObject({ lines: 200, heads: 19, problem: undefined });
      }),
      { numRuns: 20 },
    );
  });
});

describe('a log that was tampered with', () => {
  it('shows any change of a single byte', async () => {
    const bytes = Buffer.from(text);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (position, difference) => {
          const changed = Buffer.from(bytes);
          changed[position] = (changed[position] ?? 0) ^ difference;
          const { problem } = await verifyBytes(changed);
          const line = bytes.subarray(0, position).toString('latin1').split('\n').length;
          expect(problem?.line).toBe(line);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('shows any bytes cut out or put in', async () => {
    const bytes = Buffer.from(text);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: bytes.length - 2 }),
        fc.integer({ min: 0, max: 40 }),
        fc.uint8Array({ maxLength: 40 }),
        async (start, length, put) => {
          const cut = bytes.subarray(start, start + length);
          const isLastEnd = start + length >= bytes.length;
          fc.pre(!isLastEnd && !cut.equals(Buffer.from(put)));
          const changed = Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(start + length)]);
          fc.pre(!changed.equals(bytes));
          expect((await verifyBytes(changed)).problem).toBeDefined();
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each<[string, () => string[], { line: number; seq: number | undefined; what: RegExp }]>([
    [
      'an edited line',
      () => lines.with(59, at(60).replace('"outcome":"success"', '"outcome":"failure"')),
      { line: 60, seq: 60, what: /^was changed: its hash/ },
    ],
    [
      'an edited line whose hash was made anew',
      () => lines.with(59, rehashed(at(60).replace('"outcome":"success"', '"outcome":"failure"'))),
      { line: 61, seq: 61, what: /does not fit the line before it \(line 60 of/ },
    ],
    [
      'a deleted line',
      () => lines.toSpliced(59, 1),
      { line: 60, seq: 61, what: /^comes after a missing line: seq 60$/ },
    ],
    [
      'several deleted lines',
      () => lines.toSpliced(59, 30),
      { line: 60, seq: 90, what: /^comes after missing lines: seq 60 to 89$/ },
    ],
    [
      'a missing beginning',
      () => lines.slice(12),
      { line: 1, seq: 13, what: /^is not the beginning of a chain: the lines before it \(up to seq 12\) are missing$/ },
    ],
    [
      'a foreign line',
      () => lines.toSpliced(59, 0, 'hello'),
      { line: 60, seq: undefined, what: /^was changed or inserted: it is not a line of the audit log$/ },
    ],
    [
      'an inserted line that fits the line before it',
      () => lines.toSpliced(59, 0, rehashed(at(60).replace('request-', 'forged-'))),
      {
        line: 61,
        seq: 60,
        what: /^has the same place in the chain as line 60 of audit.log: one of the two was inserted/,
      },
    ],
    [
      'a line that stands there twice',
      () => lines.toSpliced(100, 0, at(60)),
      { line: 101, seq: 60, what: /^is out of order or repeated: seq 60 comes after seq 100$/ },
    ],
    [
      'two swapped lines',
      () => lines.with(59, at(61)).with(60, at(60)),
      { line: 60, seq: 61, what: /^is out of order: seq 60, which belongs here, stands in line 61 of audit.log$/ },
    ],
    [
      'a line moved far away',
      () => lines.toSpliced(59, 1).toSpliced(150, 0, at(60)),
      { line: 60, seq: 61, what: /stands in line 151/ },
    ],
  ])('names %s', async (_name, change, expected) => {
    const { problem } = await verifyBytes(joined(change()));
    expect(problem).toMatchObject({
      file: 'audit.log',
      ...expected,
      what: expect.stringMatching(expected.what),
    });
  });

  it('names a head whose signature was made with another key, even when all hashes fit', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const key = { privateKey, publicKey: ownKey };
    const chain = createChain({ tail: newTail('one.forged'), instance: 'one', version: '1.0.0', key, now: () => 0 });
    const forged = chain.batch([{ at: 0, members: { action: 'call', outcome: 'success' } }], { reason: 'started' });
    const { problem } = await verifyBytes(forged.lines.join(''), { trusted: [ownKey] });
    expect(problem).toMatchObject({ line: 3, what: 'is a head whose signature is wrong' });
  });

  it('refuses a log that is signed throughout, but with a key that is not ours', async () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const other = readPublicKey(publicKey.export({ format: 'pem', type: 'spki' }).toString());
    const { problem } = await verifyBytes(text, { trusted: [other] });
    expect(problem).toMatchObject({ line: 1, what: expect.stringContaining('not the key') });
  });

  it('says which lines at the end are not signed', async () => {
    const { problem, chains } = await verifyBytes(joined(lines.slice(0, 195)));
    expect(problem).toBeUndefined();
    expect(chains).toMatchObject([{ seq: 195, unsigned: 6, signedUpTo: { line: 189 } }]);
  });

  it('does not take a cut-off end for a whole one', async () => {
    const { problem } = await verifyBytes(text.slice(0, -40));
    expect(problem).toMatchObject({ line: 200, what: 'is cut off, and no later start records it' });
  });
});
