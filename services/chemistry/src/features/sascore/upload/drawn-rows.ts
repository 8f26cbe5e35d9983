// Rows with the molfiles they leave in an .sdf file with: those that came in, or drawn ones where SMILES came in.

import type { Logger } from '../../../platform/process/logger.ts';
import { startGuardedThreads } from '../../../platform/threads/guarded-threads.ts';
import type { ExportedRow } from '../export-rows.ts';

export interface DrawnRow {
  row: ExportedRow;
  /** Missing for what cannot be read. */
  molblock?: string;
}

const entry = new URL('../molfile-thread.ts', import.meta.url);
const portion = 100;

/** Draws what has to be drawn, a portion at a time, in a thread that ends with the rows. */
export async function* drawnRows(
  rows: AsyncIterable<ExportedRow>,
  options: { threads: number; logger: Logger },
): AsyncGenerator<DrawnRow> {
  const drawing = startGuardedThreads<string, string | null>({ entry, ...options, harmful: null });
  const inFlight: Promise<DrawnRow[]>[] = [];
  const begin = (some: readonly ExportedRow[]): void => {
    const drawn = draw(some, (smiles) => drawing.ask(smiles));
    // Told when its turn comes.
    drawn.catch(() => undefined);
    inFlight.push(drawn);
  };
  try {
    let open: ExportedRow[] = [];
    for await (const row of rows) {
      open.push(row);
      if (open.length < portion) continue;
      begin(open);
      open = [];
      if (inFlight.length > options.threads) yield* (await inFlight.shift()) ?? [];
    }
    if (open.length > 0) begin(open);
    while (inFlight.length > 0) yield* (await inFlight.shift()) ?? [];
  } finally {
    await drawing.close();
  }
}

async function draw(
  rows: readonly ExportedRow[],
  ask: (smiles: readonly string[]) => Promise<(string | null)[]>,
): Promise<DrawnRow[]> {
  const readable = rows.flatMap(({ result }) =>
    result?.molecule.ok ? [result.molecule.smiles ?? result.text ?? ''] : [],
  );
  const molblocks = await ask(readable);
  let next = 0;
  return rows.map((row) => {
    if (!row.result?.molecule.ok) return { row };
    const molblock = molblocks[next++];
    return { row, molblock: molblock ? titled(molblock, row.source.name) : undefined };
  });
}

// The first line of a molfile names the molecule (CTfile formats, BIOVIA 2020): 80 letters at most.
function titled(molblock: string, name: string): string {
  return `${name.slice(0, 80)}${molblock.slice(molblock.indexOf('\n'))}`;
}
