// The records of intermediate projects, on the screen and as a file.

import { message } from '@app/locales/messages';
import type { IntermediateRecord } from '@app/shared/contracts/intermediates/projects';
import type { Colleague } from '@app/shared/contracts/sharing';
import { nameFor } from '@app/shared/rules/molecule-name';
import { amountText } from '@app/shared/rules/wanted-amount';
import type { TableRow } from '../../platform/files/write/table.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { listRecords, writersOf, type RecordFilter, type RecordRow } from './record-store.ts';
import { targetNames } from './target-names.ts';
import type { IntermediatesServices } from './services.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleBlob } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { colleaguesOf } from './present.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { tableFile } from '../../platform/http/table-file.ts';

const intermediateRecords = handle('intermediateRecords', async ({ body }, caller, services) => {
  const { queries } = services.database;
  await bringUpToDate(services, caller);
  const { total, rows } = await listRecords(queries, caller, body, body);
  const writers = await writersOf(queries, caller);
  const colleague = await colleaguesOf(services, caller, writers);
  return { total, items: await presentRecords(rows, caller, services), people: writers.map(colleague) };
});

const intermediateRecordsExport = handleBlob('intermediateRecordsExport', async ({ query }, caller, services) => {
  const { fileType, ...filter } = query;
  const word = (key: string): string => message(caller.culture, 'intermediates', key);
  return tableFile({
    fileType,
    fileName: word('records.title'),
    title: word('records.title'),
    language: caller.culture,
    columns: fileColumns.map(({ name, width }) => ({ heading: word(`records.column.${name}`), width })),
    rows: fileRows(filter, caller, services),
  });
});

export const intermediateRecordCalls: readonly Registration<IntermediatesServices>[] = [
  intermediateRecords,
  intermediateRecordsExport,
];

const fileColumns = [
  { name: 'when', width: 24 },
  { name: 'who', width: 20 },
  { name: 'project', width: 30 },
  { name: 'molecule', width: 50 },
  { name: 'kind', width: 20 },
  { name: 'what', width: 70 },
] as const;
const rowsAtOnce = 200;

async function* fileRows(
  filter: RecordFilter,
  caller: Caller,
  services: IntermediatesServices,
): AsyncGenerator<TableRow> {
  for (let pageIndex = 1; ; pageIndex += 1) {
    const page = { pageIndex, pageSize: rowsAtOnce };
    const { rows } = await listRecords(services.database.queries, caller, filter, page);
    for (const record of await presentRecords(rows, caller, services)) {
      const { createdAt, by, projectName, molecule, kind, text } = record;
      const who = by ? by.name || by.userName : message(caller.culture, 'intermediates', 'records.system');
      const what = message(caller.culture, 'intermediates', `records.kind.${kind}`);
      yield { cells: [createdAt, who, projectName, molecule.smiles, what, text] };
    }
    if (rows.length < rowsAtOnce) return;
  }
}

async function presentRecords(
  rows: readonly RecordRow[],
  caller: Caller,
  services: IntermediatesServices,
): Promise<IntermediateRecord[]> {
  const people = rows.flatMap(({ record }) => [record.userId, ...(record.facts.userIds ?? [])]);
  const colleague = await colleaguesOf(services, caller, people);
  const names = await targetNames(services.database.queries, rows);
  return rows.map((row) => {
    const { record, project } = row;
    const target = names(project, record.facts.targetKey);
    const shown = target && presentMolecule(services.names, target.molecule);
    const targetName = shown && (nameFor(caller.culture, shown) ?? target.taskName);
    return {
      recordId: record.id,
      projectId: project.id,
      projectName: project.name,
      molecule: presentMolecule(services.names, project.molecule),
      kind: record.kind,
      text: textOf(row, caller, { colleague, targetName }),
      ...(record.userId !== '' && { by: colleague(record.userId) }),
      createdAt: record.createdAt.toISOString(),
    };
  });
}

interface Known {
  colleague: (userId: string) => Colleague;
  /** None for a target that was deleted. */
  targetName: string | undefined;
}

function textOf({ record: { kind, facts } }: RecordRow, { culture }: Caller, { colleague, targetName }: Known): string {
  const word = (key: string, params = {}): string => message(culture, 'intermediates', key, params);
  const stateWord = (state = ''): string => word(`state.${state}`);
  const amount = (milligrams: number | null | undefined): string =>
    milligrams === null || milligrams === undefined ? word('records.noAmount') : amountText(milligrams);
  const target = targetName ?? word('records.deletedTarget');
  const people = (facts.userIds ?? []).map((id) => colleague(id).name || colleague(id).userName).join(', ');
  const { fromText: from = '', toText: to = '', targets = 0, routes = 0 } = facts;
  const texts: Record<typeof kind, () => string> = {
    found: () => word('records.text.found', { targets, routes }),
    tracked: () => word('records.text.tracked', { name: to }),
    renamed: () => word('records.text.renamed', { from, to }),
    state: () => word('records.text.state', { from: stateWord(from), to: stateWord(to) }),
    route: () => word(to === '' ? 'records.text.routeTakenBack' : 'records.text.route', { way: to }),
    amount: () => word('records.text.amount', { target, from: amount(facts.fromAmount), to: amount(facts.toAmount) }),
    shared: () => word(routes > 0 ? 'records.text.sharedRoutes' : 'records.text.shared', { people, routes }),
    unshared: () => word('records.text.unshared', { people }),
    note: () => to,
    targetNew: () => word('records.text.targetNew', { target }),
    targetGone: () => word('records.text.targetGone', { target }),
  };
  return texts[kind]();
}
