// Products of a forward task as a file: all of it, what a filter leaves, or those that are named.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { AppError } from '@app/shared/errors/app-error';
import type { Cell, TableColumn, TableRow } from '../../platform/files/write/table.ts';
import { orderedIds, productsById, type ProductRow } from './product-store.ts';
import { findForwardTask } from './task-store.ts';
import type { ForwardServices } from './services.ts';
import { startGuardedThreads } from '../../platform/threads/guarded-threads.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handleBlob } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { word, kindOfStep, lastStepOf } from './present.ts';
import { stepTemplates, type TemplateOfStep } from '../tasks/step-templates.ts';
import { orderOf } from './products.ts';
import { tableFile } from '../../platform/http/table-file.ts';

const drawingEntry = new URL('../sascore/molfile-thread.ts', import.meta.url);
const portion = 200;

const file = handleBlob('forwardExport', async ({ body }, caller, services) => {
  const { queries } = services.database;
  const task = await findForwardTask(queries, caller, body.taskId);
  const order = await orderOf(services, task.id, body.filter, body.sort);
  const all = await orderedIds(queries, task.id, order);
  const wanted = body.productIds && new Set(body.productIds);
  const ids = wanted ? all.filter((id) => wanted.has(id)) : all;
  if (ids.length === 0) throw new AppError('dataNotFound');
  const { culture } = caller;
  const isDrawn = body.fileType === 'sdf';
  return tableFile({
    fileName: `${task.name} ${word(culture, 'file.products')}`,
    fileType: body.fileType,
    columns: columns.map((key): TableColumn => ({ heading: word(culture, `file.${key}`) })),
    rows: rowsOf(services, caller, task.id, ids, isDrawn),
    language: culture,
    title: word(culture, 'file.title'),
  });
});

export const forwardFileCalls: readonly Registration<ForwardServices>[] = [file];

const columns = [
  'rank',
  'smiles',
  'formula',
  'molecularWeight',
  'probability',
  'steps',
  'reaction',
  'class',
  'partners',
  'logP',
  'tpsa',
  'donors',
  'acceptors',
  'rotatableBonds',
  'lipinski',
  'veber',
  'ruleOfThree',
  'sascore',
  'similarity',
  'verdict',
  'ways',
  'route',
] as const;

async function* rowsOf(
  services: ForwardServices,
  caller: Caller,
  taskId: string,
  ids: readonly string[],
  isDrawn: boolean,
): AsyncGenerator<TableRow> {
  const { database, logger } = services;
  const drawing = isDrawn
    ? startGuardedThreads<string, string | null>({ entry: drawingEntry, threads: 1, harmful: null, logger })
    : undefined;
  try {
    for (let from = 0; from < ids.length; from += portion) {
      const rows = await productsById(database.queries, taskId, ids.slice(from, from + portion));
      const drawn = await drawing?.ask(rows.map(({ smiles }) => smiles));
      const kinds = await stepTemplates(services, rows.map(lastStepOf));
      for (const [index, row] of rows.entries())
        yield { cells: cellsOf(row, kinds, caller), molblock: drawn?.[index] ?? undefined };
    }
  } finally {
    await drawing?.close();
  }
}

function cellsOf(row: ProductRow, kinds: TemplateOfStep, caller: Caller): Cell[] {
  const { culture } = caller;
  const kind = kindOfStep(kinds, lastStepOf(row), row.class, caller);
  const passes = (rule: boolean): string => word(culture, rule ? 'file.yes' : 'file.no');
  const cells: Record<(typeof columns)[number], Cell> = {
    rank: row.rank,
    smiles: row.smiles,
    formula: row.formula,
    molecularWeight: row.weight,
    probability: Math.round(row.probability * 10_000) / 10_000,
    steps: row.steps,
    reaction: kind.name,
    class: className(kind.class, culture),
    partners: row.way.at(-1)?.partners.join('.') || null,
    logP: row.logP,
    tpsa: row.tpsa,
    donors: row.donors,
    acceptors: row.acceptors,
    rotatableBonds: row.rotatableBonds,
    lipinski: passes(row.lipinski),
    veber: passes(row.veber),
    ruleOfThree: passes(row.ruleOfThree),
    sascore: row.sascore,
    similarity: row.similarity,
    verdict: word(culture, `verdict.${row.verdict}`),
    ways: row.ways,
    route: row.way.map(({ from, partners, product }) => `${[from, ...partners].join('.')}>>${product}`).join(' ; '),
  };
  return columns.map((key) => cells[key]);
}

function className(name: string, culture: Culture): string {
  return message(culture, 'routes', `class.${name}`);
}
