// All that is kept of one user, table by table, for the user or for who must hand it out. Secrets are left out, and what
// is packed in the database is unpacked.

import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { tableNames } from '../../platform/database/backup/dump.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { rowsOf, type Database, type Queries } from '../../platform/database/database.ts';
import { ownRows } from './own-rows.ts';

/** What lets somebody in, or only the machine can read. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  api_keys: ['key_hash'],
  shares: ['code'],
  forward_units: ['made'],
  stocks: ['packed'],
};
const packed: Readonly<Record<string, { columns: readonly string[]; open: (bytes: Buffer) => Buffer }>> = {
  score_chunks: { columns: ['source', 'results'], open: inflateRawSync },
  search_graphs: { columns: ['content'], open: gunzipSync },
  graph_growths: { columns: ['content'], open: gunzipSync },
};
/** Some rows are hundreds of KB. */
const rowsAtOnce = 100;

/** Rows by table. */
export type ExportCounts = Record<string, number>;

/**
 * Writes one JSON document of all that is kept of the user, readable for the service's own account only. As consistent as
 * a backup: nothing that is written meanwhile is in it.
 */
export async function exportUser(
  database: Pick<Database, 'transaction'>,
  owner: Owner,
  { path, now }: { path: string; now: Date },
): Promise<ExportCounts> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const counts: ExportCounts = {};
    const text = Readable.from(documentOf(tx, owner, now, counts));
    await pipeline(text, createWriteStream(path, { mode: 0o600 }));
    return counts;
  });
}

async function* documentOf(tx: Queries, owner: Owner, now: Date, counts: ExportCounts): AsyncGenerator<string> {
  const head = JSON.stringify({ madeAt: now.toISOString(), ...owner });
  yield `${head.slice(0, -1)},"tables":{`;
  for (const table of await tableNames(tx)) {
    for await (const row of rowsOfTable(tx, table, owner)) {
      const count = counts[table] ?? 0;
      const before = count > 0 ? ',\n' : `${Object.keys(counts).length > 0 ? '],\n' : ''}${JSON.stringify(table)}:[\n`;
      counts[table] = count + 1;
      yield `${before}${JSON.stringify(row)}`;
    }
  }
  yield Object.keys(counts).length > 0 ? ']}}\n' : '}}\n';
}

async function* rowsOfTable(tx: Queries, table: string, owner: Owner): AsyncGenerator<Record<string, unknown>> {
  const which = ownRows(table, owner);
  if (!which) return;
  const cursor = sql.identifier(`exported_${table}`);
  await tx.execute(
    sql`declare ${cursor} no scroll cursor for select to_jsonb(t) as row from ${sql.identifier(table)} t where ${which}`,
  );
  for (;;) {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(
      tx,
      sql`fetch ${sql.raw(String(rowsAtOnce))} from ${cursor}`,
    );
    for (const { row } of rows) yield readable(table, row);
    if (rows.length < rowsAtOnce) return;
  }
}

function readable(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(row).filter(([column]) => !leftOut[table]?.includes(column));
  return Object.fromEntries(shown.map(([column, value]) => [column, unpacked(table, column, value)]));
}

/** Bytes arrive as `\x…`; those that are no packed JSON leave in base64. */
function unpacked(table: string, column: string, value: unknown): unknown {
  const hex = typeof value === 'string' ? /^\\x([0-9a-f]*)$/.exec(value)?.[1] : undefined;
  if (hex === undefined) return value;
  const bytes = Buffer.from(hex, 'hex');
  const packing = packed[table];
  return packing?.columns.includes(column)
    ? (opened(bytes, packing.open) ?? bytes.toString('base64'))
    : bytes.toString('base64');
}

// One damaged row must not keep a user from all the others.
function opened(bytes: Buffer, open: (bytes: Buffer) => Buffer): unknown {
  try {
    return JSON.parse(open(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
