// The tray as a file, with what its searches have found.

import type { WorklistItem } from '@app/shared/contracts/batch';
import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import type { Cell, TableRow } from '../../platform/files/write/table.ts';
import { listWorklist } from './store.ts';
import type { BatchServices } from './services.ts';
import { presentItems } from './present.ts';
import { worklistOwner } from './owner.ts';
import { handleBlob } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { tableFile } from '../../platform/http/table-file.ts';

/** All molecules of the tray in its order. Throws `addMoleculesFirst` for an empty one. */
export const batchExport = handleBlob('batchExport', async ({ query }, caller, services) => {
  const { fileType, routeType } = query;
  const entries = await listWorklist(services.database.queries, worklistOwner(caller, routeType));
  if (entries.length === 0) throw new AppError('addMoleculesFirst');
  const items = await presentItems(services, caller, entries);
  const word = wordsOf(caller);
  return tableFile({
    fileType,
    fileName: `${word('file')}-${services.clock.now().toISOString().slice(0, 10)}`,
    language: caller.culture,
    columns: columns.map(({ key, width }) => ({ heading: word(`column.${key}`), width })),
    rows: rowsOf(items, fileType === 'sdf', caller, services),
  });
});

type Words = (key: string) => string;

interface Column {
  key: string;
  width?: number;
  cell(item: WorklistItem, number: number, word: Words): Cell;
}

const columns: readonly Column[] = [
  { key: 'number', width: 6, cell: (_, number) => number },
  { key: 'name', width: 24, cell: (item) => item.name || item.molecule.name || null },
  { key: 'smiles', width: 40, cell: (item) => item.molecule.smiles },
  { key: 'formula', width: 16, cell: (item) => item.molecule.formula },
  { key: 'weight', cell: (item) => item.molecule.molecularWeight },
  { key: 'cas', width: 14, cell: (item) => item.molecule.cas ?? null },
  { key: 'state', width: 14, cell: (item, _, word) => word(`state.${item.state}`) },
  { key: 'routes', cell: (item) => item.result?.routeCount ?? null },
  { key: 'solved', cell: (item) => item.result?.solvedCount ?? null },
  { key: 'bestScore', cell: (item) => item.result?.bestScore ?? null },
  { key: 'steps', cell: (item) => item.result?.steps ?? null },
  { key: 'longestLinear', cell: (item) => item.result?.longestLinear ?? null },
  { key: 'startingMaterials', cell: (item) => item.result?.startingMaterials ?? null },
  { key: 'seconds', cell: (item) => item.result?.seconds ?? null },
  { key: 'removed', width: 16, cell: (item) => item.removedParts.join('.') || null },
  { key: 'source', width: 24, cell: (item, _, word) => item.source.fileName ?? word(`source.${item.source.kind}`) },
  { key: 'row', cell: (item) => item.source.row ?? null },
  { key: 'remark', width: 30, cell: (item) => item.failure?.message ?? item.note ?? null },
  { key: 'task', width: 38, cell: (item) => item.taskId ?? null },
];

async function* rowsOf(
  items: readonly WorklistItem[],
  isDrawn: boolean,
  caller: Caller,
  services: BatchServices,
): AsyncGenerator<TableRow> {
  const word = wordsOf(caller);
  for (const [index, item] of items.entries()) {
    const cells = columns.map((column) => column.cell(item, index + 1, word));
    yield isDrawn ? { cells, molblock: await molfileOf(services, item) } : { cells };
  }
}

async function molfileOf({ interactive }: BatchServices, { molecule }: WorklistItem): Promise<string> {
  const found = await interactive.run('recognise', molecule.smiles, { prefersSmiles: true });
  if (!found.ok) throw new AppError('exportError', { smiles: molecule.smiles });
  return found.molfile;
}

function wordsOf({ culture }: Caller): Words {
  return (key) => message(culture, 'batch', `service.${key}`);
}
