// What a command is run with: streams, and how lines are worked through.

import type { Readable, Writable } from 'node:stream';
import type { Answer, WriteLine } from '../lines.ts';

export interface Streams {
  input: Readable;
  output: Writable;
  errors: Writable;
}

/** Where lines come from and how results are written: options of every command of the engine. */
export interface LineOptions {
  structure?: string[];
  output?: string;
  json?: true;
  strict?: true;
  processes?: number;
  checkpoint?: string;
}

export interface Runner {
  streams: Streams;
  /** Answers every line of the files, or of standard input, by what `start` loads. */
  runLines: (files: readonly string[], options: LineOptions, start: () => Promise<Answer>) => Promise<void>;
  /** Writes one object: as text on a terminal, else in JSON. */
  write: WriteLine;
}
