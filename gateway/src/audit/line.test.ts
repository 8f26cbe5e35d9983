import { generateKeyPairSync } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { membersOf } from './event.ts';
import { noHash, openLine, sealHead, sealLine } from './line.ts';
import { callEvent } from './test-support.ts';

const beginning = { log: 'audit', kind: 'event', chain: 'one.1', seq: 1 };
const anyText = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }), nasty()) });

function nasty(): fc.Arbitrary<string> {
  return fc.constantFrom(
    '\r\n',
    '\n',
    '\u001b[31m',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u202e',
    '\u0000',
    '"',
    '\\',
    '\ud800',
    '\u007f',
  );
}

describe('a written line', () => {
  it('is one line of printable ASCII whatever the texts in it, and gives them back', () => {
    fc.assert(
      fc.property(anyText, anyText, (tenant, route) => {
        const { text } = sealLine({ ...beginning, tenant, route }, noHash);
        expect(text).toMatch(/^[\x20-\x7e]+\n$/);
        const opened = openLine(Buffer.from(text.slice(0, -1)));
        expect(opened?.isSound).toBe(true);
        expect(opened?.members).toMatchObject({ tenant, route, seq: 1 });
      }),
    );
  });

  it('cannot be closed early by a text that looks like its end', () => {
    const tenant = `","prevHash":"${noHash}","hash":"${noHash}"}`;
    const opened = openLine(Buffer.from(sealLine({ ...beginning, tenant }, noHash).text.trimEnd()));
    expect(opened).toMatchObject({ isSound: true, prevHash: noHash, members: { tenant } });
  });

  it('carries a signature over everything before it', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const other = generateKeyPairSync('ed25519').publicKey;
    const line = openLine(Buffer.from(sealHead({ ...beginning, kind: 'head' }, noHash, privateKey).text.trimEnd()));
    expect(line?.isSound).toBe(true);
    expect(line?.isSignedBy(publicKey)).toBe(true);
    expect(line?.isSignedBy(other)).toBe(false);
  });

  it('stays short however long the texts of an event are', () => {
    const long = '\u2028'.repeat(100_000);
    const event = {
      ...callEvent(),
      tenantId: long,
      trackingName: long,
      method: long,
      route: long,
      requestId: long,
      keyId: long,
    };
    const { text } = sealLine({ ...beginning, ...membersOf(event, (id) => id) }, noHash);
    expect(text.length).toBeLessThan(9_000);
  });
});
