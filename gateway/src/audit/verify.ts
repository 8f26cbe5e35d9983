// Checks audit files as a stream: every line by itself, every line against the one before it, every head against its
// signature. Stops at the first line that is wrong and says what is wrong with it.

import { createHash } from 'node:crypto';
import { openLine, noHash, type OpenedLine } from './line.ts';
import { readPublicKey, type PublicKey } from './signing-key.ts';
import type { RawLine } from './raw-lines.ts';
import type { SinkName } from './sink.ts';

export interface Place {
  file: string;
  /** From 1 on. */
  line: number;
}

export interface ChainReport {
  chain: string;
  lines: number;
  heads: number;
  /** Number of the last line. */
  seq: number;
  /** Position of the last head. */
  signedUpTo: Place | undefined;
  /** Lines after the last head. */
  unsigned: number;
}

export interface Problem extends Place {
  seq: number | undefined;
  what: string;
}

export interface Verification {
  chains: ChainReport[];
  lines: number;
  heads: number;
  /** What is in order but should be known. */
  notices: string[];
  /** The first thing that is wrong. */
  problem: Problem | undefined;
}

interface ChainState extends ChainReport {
  hash: string;
  hashBefore: string;
  key: PublicKey;
  place: Place;
}

// A line that is missing here but is found a little further on was moved, not deleted.
const searchAheadLines = 10_000;

export interface VerifyOptions {
  /** Without any, signatures are checked with the key that the file itself names; a notice says so. */
  trusted?: readonly PublicKey[] | undefined;
  /** Where the lines come from: what another sink lost must not be missing here. */
  sink?: SinkName | undefined;
}

export async function verifyLines(
  lines: AsyncIterable<RawLine>,
  { trusted = [], sink = 'file' }: VerifyOptions = {},
): Promise<Verification> {
  const chains = new Map<string, ChainState>();
  const notices: string[] = [];
  const total = { lines: 0, heads: 0 };
  const recentHashes = new Set<string>();
  const source = lines[Symbol.asyncIterator]();
  let suspect: { raw: RawLine; problem: Problem } | undefined;

  const result = (problem?: Problem): Verification => ({
    chains: [...chains.values()].map(reportOf),
    ...total,
    notices,
    problem,
  });

  for (let next = await source.next(); !next.done; next = await source.next()) {
    const raw = next.value;
    total.lines += 1;
    const opened = openLine(raw.bytes);
    if (suspect) {
      if (raw.file !== suspect.raw.file || !isRecordedAsTorn(suspect.raw, opened)) return result(suspect.problem);
      notices.push(`line ${suspect.raw.line} of ${raw.file} was cut off by a crash, as line ${raw.line} records`);
      suspect = undefined;
    }
    if (!opened?.isSound) {
      suspect = { raw, problem: { ...placeOf(raw), seq: opened?.seq, what: damageOf(opened, raw) } };
      continue;
    }
    // Syslog sends again what may not have arrived.
    if (sink === 'syslog' && isRepeated(opened)) continue;
    const what = opened.kind === 'chain' ? checkChainLine(opened, raw) : undefined;
    const problem = what ?? (await checkOrder(opened, raw)) ?? (opened.kind === 'head' ? checkHead(opened) : undefined);
    if (problem !== undefined) return result({ ...placeOf(raw), seq: opened.seq, what: problem });
    accept(opened, raw);
    if (!raw.isEnded) notices.push(`line ${raw.line} of ${raw.file} lacks its line end`);
  }
  return result(suspect?.problem);

  function isRepeated({ hash }: OpenedLine): boolean {
    if (recentHashes.has(hash)) return true;
    if (recentHashes.size >= searchAheadLines) recentHashes.clear();
    recentHashes.add(hash);
    return false;
  }

  function checkChainLine({ members }: OpenedLine, raw: RawLine): string | undefined {
    const named = keyNamed(members);
    if (!named) return 'names no public key';
    if (trusted.length > 0 && !trusted.some(({ id }) => id === named.id)) {
      return `names key ${named.id}, which is not the key it should be signed with`;
    }
    const known = [...chains.values()].some(({ key }) => key.id === named.id);
    if (trusted.length === 0 && !known) {
      notices.push(
        `line ${raw.line} of ${raw.file} names key ${named.id}: compare it with the key of the deployment, or give --public-key`,
      );
    }
    return undefined;
  }

  async function checkOrder(line: OpenedLine, raw: RawLine): Promise<string | undefined> {
    const state = chains.get(line.chain);
    if (!state) return checkBeginning(line, raw);
    const expected = state.seq + 1;
    if (line.seq > expected) return recordsLoss(line, expected, raw) ? undefined : gapBefore(line, state);
    if (line.seq < expected) return comesTwice(line, state);
    if (line.prevHash !== state.hash) {
      return `does not fit the line before it (line ${state.place.line} of ${state.place.file}): one of the two was changed and its hash made anew`;
    }
    return undefined;
  }

  function checkBeginning(line: OpenedLine, raw: RawLine): string | undefined {
    if (line.kind !== 'chain') {
      return chains.size === 0 || raw.line === 1
        ? `is not the beginning of a chain: the lines before it (up to seq ${line.seq - 1}) are missing`
        : `is inserted: it belongs to chain ${line.chain}, which does not begin here`;
    }
    if ((line.seq === 1) !== (line.prevHash === noHash)) return 'is not a proper beginning of a chain';
    if (line.seq > 1) {
      notices.push(
        `${placeText(raw)} continues chain ${line.chain} after seq ${line.seq - 1}, which is not in these files`,
      );
    } else if (total.lines > 1) {
      notices.push(`${placeText(raw)} begins a new chain, ${line.chain}, that is not linked to what stands before`);
    }
    return undefined;
  }

  function recordsLoss({ kind, members, seq }: OpenedLine, expected: number, raw: RawLine): boolean {
    const { lost } = members;
    if (kind !== 'chain' || !isRecord(lost)) return false;
    if (lost['sink'] !== sink || lost['from'] !== expected || lost['to'] !== seq - 1) return false;
    notices.push(`seq ${expected} to ${seq - 1} were never written here, as ${placeText(raw)} records`);
    return true;
  }

  async function gapBefore({ seq, chain }: OpenedLine, state: ChainState): Promise<string> {
    const expected = state.seq + 1;
    for (let ahead = 0; ahead < searchAheadLines; ahead += 1) {
      const next = await source.next();
      if (next.done) break;
      const found = openLine(next.value.bytes);
      if (found?.chain === chain && found.seq === expected) {
        return `is out of order: seq ${expected}, which belongs here, stands in ${placeText(next.value)}`;
      }
    }
    return expected === seq - 1
      ? `comes after a missing line: seq ${expected}`
      : `comes after missing lines: seq ${expected} to ${seq - 1}`;
  }

  function checkHead(line: OpenedLine): string | undefined {
    const state = chains.get(line.chain);
    if (!state || !line.isSignedBy(state.key.key)) return 'is a head whose signature is wrong';
    return line.members['count'] === state.unsigned ? undefined : 'is a head that counts other lines than there are';
  }

  function accept(line: OpenedLine, raw: RawLine): void {
    const before = chains.get(line.chain);
    const place = placeOf(raw);
    const key = line.kind === 'chain' ? keyNamed(line.members) : before?.key;
    if (!key) return;
    const isHead = line.kind === 'head';
    const isRestart = line.kind === 'chain' && line.members['reason'] === 'started';
    const restarts = isRestart && before && before.unsigned > 0;
    if (restarts) {
      notices.push(
        `the last ${before.unsigned} lines before ${placeText(raw)} were never signed: the gateway ended before it could`,
      );
    }
    if (isHead) total.heads += 1;
    chains.set(line.chain, {
      chain: line.chain,
      lines: (before?.lines ?? 0) + 1,
      heads: (before?.heads ?? 0) + (isHead ? 1 : 0),
      seq: line.seq,
      signedUpTo: isHead ? place : before?.signedUpTo,
      unsigned: isHead ? 0 : line.kind === 'chain' ? 1 : (before?.unsigned ?? 0) + 1,
      hash: line.hash,
      hashBefore: line.prevHash,
      key,
      place,
    });
  }
}

function comesTwice(line: OpenedLine, { seq, hashBefore, place }: ChainState): string {
  if (line.seq === seq && line.prevHash === hashBefore) {
    return `has the same place in the chain as line ${place.line} of ${place.file}: one of the two was inserted`;
  }
  return `is out of order or repeated: seq ${line.seq} comes after seq ${seq}`;
}

function isRecordedAsTorn({ bytes }: RawLine, next: OpenedLine | undefined): boolean {
  if (!next?.isSound || next.kind !== 'chain') return false;
  const { torn } = next.members;
  return isRecord(torn) && torn['bytes'] === bytes.length && torn['sha256'] === sha256Of(bytes);
}

function damageOf(opened: OpenedLine | undefined, { isEnded }: RawLine): string {
  if (opened) return 'was changed: its hash does not fit its text';
  return isEnded
    ? 'was changed or inserted: it is not a line of the audit log'
    : 'is cut off, and no later start records it';
}

function keyNamed(members: OpenedLine['members']): PublicKey | undefined {
  const { publicKey, signingKey } = members;
  try {
    const key = typeof publicKey === 'string' ? readPublicKey(publicKey) : undefined;
    return key?.id === signingKey ? key : undefined;
  } catch {
    // Not a key: the caller says so.
    return undefined;
  }
}

function reportOf({ chain, lines, heads, seq, signedUpTo, unsigned }: ChainState): ChainReport {
  return { chain, lines, heads, seq, signedUpTo, unsigned };
}

function placeOf({ file, line }: RawLine): Place {
  return { file, line };
}

function placeText({ file, line }: Place): string {
  return `line ${line} of ${file}`;
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
