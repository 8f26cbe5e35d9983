// The written form of a line. Its hash covers its exact bytes, so that nobody has to agree on how to write JSON:
// the text up to the last member, closed with a brace, is what was hashed.

import { hash, sign, verify, type KeyObject } from 'node:crypto';

export type LineKind = 'chain' | 'event' | 'head';

export interface Sealed {
  /** With its line end. */
  text: string;
  hash: string;
}

/** Represents the hash before the first line of a chain. */
export const noHash = '0'.repeat(64);

/** A line of the chain. Everything outside printable ASCII is escaped, so that no text can end or repaint a line. */
export function sealLine(members: object, prevHash: string): Sealed {
  return withHash(withMember(printable(JSON.stringify(members)), 'prevHash', prevHash));
}

/** A line that also carries a signature over everything before it. */
export function sealHead(members: object, prevHash: string, key: KeyObject): Sealed {
  const signed = withMember(printable(JSON.stringify(members)), 'prevHash', prevHash);
  return withHash(withMember(signed, 'signature', sign(null, Buffer.from(signed), key).toString('base64')));
}

export interface OpenedLine {
  members: Readonly<Record<string, unknown>>;
  kind: LineKind;
  chain: string;
  seq: number;
  prevHash: string;
  hash: string;
  /** The hash fits the text. */
  isSound: boolean;
  isSignedBy(key: KeyObject): boolean;
}

const shape =
  /^(\{"log":"audit",[\x20-\x7e]*,"prevHash":"([0-9a-f]{64})")(?:,"signature":"([A-Za-z0-9+/=]{88})")?,"hash":"([0-9a-f]{64})"\}$/;

/** Reads a line without its end; undefined when it is not one of ours. */
export function openLine(raw: Buffer): OpenedLine | undefined {
  const text = raw.toString('latin1');
  const [, signed, prevHash, signature, ownHash] = shape.exec(text) ?? [];
  const members = signed === undefined ? undefined : membersOfText(text);
  if (signed === undefined || prevHash === undefined || ownHash === undefined || !members) return undefined;
  const { kind, chain, seq } = members;
  if (!isKind(kind) || typeof chain !== 'string' || typeof seq !== 'number' || !Number.isSafeInteger(seq))
    return undefined;
  return {
    members,
    kind,
    chain,
    seq,
    prevHash,
    hash: ownHash,
    isSound: hashOf(`${text.slice(0, text.lastIndexOf(',"hash":"'))}}`) === ownHash,
    isSignedBy: (key) =>
      signature !== undefined && verify(null, Buffer.from(`${signed}}`), key, Buffer.from(signature, 'base64')),
  };
}

function withMember(json: string, name: string, value: string): string {
  return `${json.slice(0, -1)},"${name}":"${value}"}`;
}

function withHash(json: string): Sealed {
  const ownHash = hashOf(json);
  return { text: `${withMember(json, 'hash', ownHash)}\n`, hash: ownHash };
}

function hashOf(text: string): string {
  return hash('sha256', text, 'hex');
}

// JSON.stringify escapes the control characters below 0x20; this does the rest, in UTF-16 units (RFC 8259 §7).
function printable(json: string): string {
  return json.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function membersOfText(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    // Not JSON: not a line of ours.
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isKind(value: unknown): value is LineKind {
  return value === 'chain' || value === 'event' || value === 'head';
}
