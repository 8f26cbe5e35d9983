// Where lines go. A sink takes batches at once, writes them when it can, and owns up to what it had to leave out.

export type SinkName = 'stdout' | 'file' | 'syslog';

export interface Batch {
  /** Each with its line end. */
  lines: readonly string[];
  /** Sequence numbers of the first and the last line. */
  first: number;
  last: number;
  /** Its first line says what this sink lost: the sink goes on from here. */
  resumes?: SinkName | undefined;
}

export interface SinkStats {
  /** Attempts that failed. */
  failures: number;
  /** Lines left out because too many were waiting. */
  lost: number;
}

export interface Sink {
  readonly name: SinkName;
  /** Never waits and never throws. */
  write(batch: Batch): void;
  /** First line left out, as soon as there is room again. */
  lostFrom(): number | undefined;
  isHealthy(): boolean;
  stats(): SinkStats;
  /** Resolves when everything handed over so far has been written, or the sink is closed. */
  drained(): Promise<void>;
  /** Gives up what cannot be written within `withinMs`. */
  close(withinMs: number): Promise<void>;
}
