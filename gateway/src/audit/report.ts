// What verifying an audit log says.

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

/** A chain as far as it was read. */
export interface ReadChain extends ChainReport {
  firstSeq: number;
  place: Place;
}

export interface Problem extends Place {
  seq: number | undefined;
  what: string;
}

export interface Verification {
  chains: ChainReport[];
  lines: number;
  heads: number;
  /** Anchors whose line is there. */
  anchors: number;
  /** What is in order but should be known. */
  notices: string[];
  /** The first thing that is wrong. */
  problem: Problem | undefined;
}
