// One chain: every line names the hash of the line before it, and every batch ends in a signed head.

import type { Batch, SinkName } from './sink.ts';
import { noHash, sealHead, sealLine, type LineKind, type Sealed } from './line.ts';
import type { SigningKey } from './signing-key.ts';

/** State of a chain. */
export interface ChainTail {
  chain: string;
  seq: number;
  hash: string;
}

/** Bytes of a line that a crash cut off. */
export interface TornLine {
  bytes: number;
  sha256: string;
}

/** Why a chain line is written: it names the key again, so that every file can be checked by itself. */
export type ChainNote =
  | { reason: 'started'; torn?: TornLine | undefined }
  | { reason: 'reopened' }
  | { reason: 'resumed'; lost: { sink: SinkName; from: number } };

export interface ChainOptions {
  tail: ChainTail;
  instance: string;
  version: string;
  key: SigningKey;
  now: () => number;
}

export interface Chain {
  /** Chains the events, after a note if there is one; the batch ends in its head. */
  batch(events: readonly { at: number; members: object }[], note?: ChainNote): Batch;
}

/** A chain that begins. */
export function newTail(chain: string): ChainTail {
  return { chain, seq: 0, hash: noHash };
}

export function createChain({ tail, instance, version, key, now }: ChainOptions): Chain {
  const { chain } = tail;
  let { seq, hash: prevHash } = tail;

  function add(kind: LineKind, at: number, members: object): string {
    seq += 1;
    const all = { log: 'audit', kind, chain, seq, at: new Date(at).toISOString(), ...members };
    const sealed: Sealed = kind === 'head' ? sealHead(all, prevHash, key.privateKey) : sealLine(all, prevHash);
    prevHash = sealed.hash;
    return sealed.text;
  }

  function addNote(note: ChainNote): string {
    const { id: keyId, base64: publicKey } = key.publicKey;
    const lost = note.reason === 'resumed' ? { ...note.lost, to: seq } : undefined;
    const torn = note.reason === 'started' ? note.torn : undefined;
    return add('chain', now(), { reason: note.reason, instance, version, signingKey: keyId, publicKey, torn, lost });
  }

  return {
    batch(events, note) {
      const first = seq + 1;
      const lines = note ? [addNote(note)] : [];
      for (const { at, members } of events) lines.push(add('event', at, members));
      lines.push(add('head', now(), { count: lines.length, signingKey: key.publicKey.id }));
      return { lines, first, last: seq, resumes: note?.reason === 'resumed' ? note.lost.sink : undefined };
    },
  };
}
