// Everything that is wrong with a file, row by row, found before a task starts. Nothing is stored.

import { shown, unpackRows } from '../chunks.ts';
import type { ReadUpload } from './read-upload.ts';
import type { ScoringThreads } from '../scoring-threads.ts';
import type { RowNote, RowProblem, ScoredMolecule, UploadedRow } from '../../../engine/sascore/uploaded-row.ts';

export type FindingReason = RowProblem | RowNote | 'noMolid' | 'duplicateMolid' | 'duplicateStructure';

export interface Finding {
  row: number;
  molid: string;
  text: string;
  severity: 'error' | 'warning';
  reason: FindingReason;
}

export interface FileFindings {
  rows: number;
  readable: number;
  errors: number;
  warnings: number;
  /** Of each kind how many. */
  reasons: Map<FindingReason, number>;
  /** The first of them in the order of the file. */
  findings: Finding[];
}

export const findingsKept = 1_000;

/** Reads every molecule of a file. `signal` ends it early: the caller has left; `onProgress` gets the percentage checked. */
export async function checkUpload(
  threads: ScoringThreads,
  upload: ReadUpload,
  { signal, onProgress }: { signal?: AbortSignal | undefined; onProgress?: (percent: number) => void } = {},
): Promise<FileFindings> {
  const examiner = new Examiner();
  let done = 0;
  const inFlight: { rows: UploadedRow[]; molecules: Promise<ScoredMolecule[]> }[] = [];
  const settle = async (): Promise<void> => {
    const next = inFlight.shift();
    if (!next) return;
    examiner.take(next.rows, await next.molecules);
    done += next.rows.length;
    onProgress?.(Math.floor((done / Math.max(1, upload.total)) * 100));
  };
  try {
    for (const chunk of upload.chunks) {
      signal?.throwIfAborted();
      const rows = unpackRows(chunk);
      const molecules = threads.score(rows, 'check');
      // Told when its turn comes.
      molecules.catch(() => undefined);
      inFlight.push({ rows, molecules });
      if (inFlight.length > threads.threads) await settle();
    }
    while (inFlight.length > 0) await settle();
  } finally {
    await Promise.allSettled(inFlight.map(({ molecules }) => molecules));
  }
  return examiner.findings(upload.total);
}

class Examiner {
  readonly #reasons = new Map<FindingReason, number>();
  readonly #kept: Finding[] = [];
  readonly #molids = new Set<string>();
  readonly #structures = new Set<string>();
  #readable = 0;
  #errors = 0;
  #warnings = 0;

  take(rows: readonly UploadedRow[], molecules: readonly ScoredMolecule[]): void {
    rows.forEach((row, index) => {
      const molecule = molecules[index];
      if (molecule) this.#examine(row, molecule);
    });
  }

  findings(rows: number): FileFindings {
    return {
      rows,
      readable: this.#readable,
      errors: this.#errors,
      warnings: this.#warnings,
      reasons: this.#reasons,
      findings: this.#kept,
    };
  }

  #examine(row: UploadedRow, molecule: ScoredMolecule): void {
    if (!molecule.ok) this.#note(row, 'error', molecule.problem);
    if (row.molid === '' && row.fields) this.#note(row, 'warning', 'noMolid');
    if (row.molid !== '' && isKnown(this.#molids, row.molid)) this.#note(row, 'warning', 'duplicateMolid');
    if (!molecule.ok) return;
    this.#readable += 1;
    if (isKnown(this.#structures, molecule.smiles ?? row.text)) this.#note(row, 'warning', 'duplicateStructure');
    for (const note of molecule.notes ?? []) this.#note(row, 'warning', note);
  }

  #note({ row, molid, text }: UploadedRow, severity: Finding['severity'], reason: FindingReason): void {
    if (severity === 'error') this.#errors += 1;
    else this.#warnings += 1;
    this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
    if (this.#kept.length < findingsKept) this.#kept.push({ row, molid, text: shown(text), severity, reason });
  }
}

function isKnown(known: Set<string>, text: string): boolean {
  if (known.has(text)) return true;
  known.add(text);
  return false;
}
