// Anchors: heads of a chain that are known elsewhere. A log that was cut off at its end is a proper chain, but no longer
// holds the line that a later anchor names.

import { openLine, type OpenedLine } from './line.ts';
import type { RawLine } from './raw-lines.ts';
import type { Place, Problem, ReadChain } from './report.ts';
import type { PublicKey } from './signing-key.ts';

export interface Anchor {
  seq: number;
  hash: string;
  /** Where it comes from, for messages. */
  source: string;
  /** The line of an anchor file; left out for an anchor given by hand, which names no chain. */
  head?: OpenedLine;
}

export interface AnchorCheck {
  see(line: OpenedLine, place: Place): void;
  /** The log itself records that these lines are not in it. */
  leftOut(chain: string, from: number, to: number): void;
  outcome(chains: readonly ReadChain[], keys: readonly PublicKey[]): AnchorOutcome;
}

export interface AnchorOutcome {
  /** Anchors whose line is in the log. */
  held: number;
  notices: string[];
  problem: Problem | undefined;
}

/** `SEQ:HASH` as somebody wrote it down. Throws a TypeError for anything else. */
export function anchorOf(text: string): Anchor {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(text) ?? [];
  if (seq === undefined || hash === undefined) throw new TypeError(`--expect: must be SEQ:HASH, not ${text}`);
  return { seq: Number(seq), hash: hash.toLowerCase(), source: '--expect' };
}

/** The heads in files of anchors, and the lines that are none. */
export async function readAnchors(lines: AsyncIterable<RawLine>): Promise<{ anchors: Anchor[]; notices: string[] }> {
  const anchors: Anchor[] = [];
  const notices: string[] = [];
  for await (const { file, line, bytes } of lines) {
    const head = openLine(bytes);
    const source = `line ${line} of ${file}`;
    if (head?.isSound && head.kind === 'head') anchors.push({ seq: head.seq, hash: head.hash, source, head });
    else notices.push(`${source} is no anchor: it is not a head of an audit log, or was changed`);
  }
  return { anchors, notices };
}

export function createAnchorCheck(anchors: readonly Anchor[]): AnchorCheck {
  const bySeq = Map.groupBy(anchors, ({ seq }) => seq);
  const held = new Set<Anchor>();
  const otherLines = new Map<Anchor, Place>();
  const gaps: { chain: string; from: number; to: number }[] = [];

  function problemOf(anchor: Anchor, chains: readonly ReadChain[], keys: readonly PublicKey[]): Problem | undefined {
    const { seq, source, head } = anchor;
    const last = chains.at(-1);
    const chain = head ? chains.find((one) => one.chain === head.chain) : chains.length === 1 ? last : undefined;
    const key = keys.find(({ id }) => id === head?.members['signingKey']);
    if (!last || (head && chain && isBefore(anchor, chain))) return undefined;
    if (head && key && !head.isSignedBy(key.key))
      return at(last, `is the last, and ${source} is not a head that this log's key signed`);
    if (!chain) return at(last, `is the last, and no line is the one with seq ${seq} that ${source} names`);
    if (gaps.some(({ chain: name, from, to }) => name === chain.chain && from <= seq && seq <= to)) return undefined;
    if (seq > chain.seq)
      return at(chain, `is the last of its chain, but ${source} names seq ${seq}: what came after was cut off`);
    if (isBefore(anchor, chain)) return at(chain, `is the last, and the file with seq ${seq} of ${source} is missing`);
    return {
      ...(otherLines.get(anchor) ?? chain.place),
      seq,
      what: `is not the line that ${source} names: the log was written anew`,
    };
  }

  return {
    see(line, place) {
      for (const anchor of bySeq.get(line.seq) ?? []) {
        if (anchor.hash === line.hash) held.add(anchor);
        else if (!anchor.head || anchor.head.chain === line.chain) otherLines.set(anchor, place);
      }
    },
    leftOut: (chain, from, to) => void gaps.push({ chain, from, to }),
    outcome(chains, keys) {
      const missing = anchors.filter((anchor) => !held.has(anchor));
      const problems = missing.map((anchor) => problemOf(anchor, chains, keys));
      const unchecked = problems.filter((problem) => problem === undefined).length;
      return {
        held: held.size,
        notices: unchecked === 0 ? [] : [`${unchecked} anchors name lines before these files, or lines left out`],
        problem: problems.find((problem) => problem !== undefined),
      };
    },
  };
}

function isBefore({ seq }: Anchor, { firstSeq }: ReadChain): boolean {
  return seq < firstSeq;
}

function at({ place, seq }: ReadChain, what: string): Problem {
  return { ...place, seq, what };
}
