import type { CallInput } from '@app/shared/contracts/catalogue';
import type { BannedReaction } from '@app/shared/contracts/bans';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredStep } from '../tasks/stored.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { TableRow } from '../../platform/files/write/table.ts';
import { findDraft } from '../tasks/draft-store.ts';
import type { BansServices } from './services.ts';
import { banReaction, listBanned, unbanReaction, type BannedRow } from './ban-store.ts';
import { moleculesOfKeys } from '../structure/molecule-store.ts';
import { findReadableRoute } from '../tasks/route-access.ts';
import { ranksWithStep } from '../tasks/route-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleBlob } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { plainLine } from '../../platform/http/plain-text.ts';
import { tableFile } from '../../platform/http/table-file.ts';

const dislikeReaction = handle('dislikeReaction', async ({ query }, caller, services) => {
  const { pageIndex = 1, pageSize = 20 } = query;
  const named = await namedStep(services, caller, query);
  const added = named && {
    id: await banStep(services, caller, named.step, query),
    ranks: await ranksWith(services, named, query),
  };
  const searchValue = plainLine(query.searchValue ?? '');
  const { total, rows } = await listBanned(services.database.queries, caller, { searchValue, pageIndex, pageSize });
  const known = await moleculesOf(rows, caller, services);
  const drawn = (smiles: string): Molecule[] => {
    const molecule = known.get(smiles);
    return molecule ? [presentMolecule(services.names, molecule)] : [];
  };
  const items = rows.map((row) => {
    const { precursors, product } = sidesOf(row);
    return { ...present(row, caller), precursors: precursors.flatMap(drawn), product: drawn(product)[0] };
  });
  return { total, items, ...(added && { added }) };
});

const deleteReactions = handle('deleteReactions', ({ params }, caller, services) =>
  unbanReaction(services, caller, params.id),
);

const downloadReactions = handleBlob('downloadReactions', async ({ query }, caller, services) => {
  const { fileType = 'csv' } = query;
  const filter = {
    searchValue: plainLine(query.searchValue ?? ''),
    pageIndex: 1,
    pageSize: constraintLimits.bannedReactions,
  };
  const { rows } = await listBanned(services.database.queries, caller, filter);
  const word = (key: string): string => message(caller.culture, 'bans', key);
  return tableFile({
    fileType,
    fileName: word('title'),
    title: word('title'),
    language: caller.culture,
    columns: fileColumns.map(({ name, width }) => ({ heading: word(`column.${name}`), width })),
    rows: fileType === 'pdf' ? withPictures(rows, caller, services) : rows.map((row) => fileRow(row, caller)),
    ...(fileType === 'pdf' && { pictureHeading: word('column.product') }),
  });
});

export const banListCalls: readonly Registration<BansServices>[] = [
  dislikeReaction,
  deleteReactions,
  downloadReactions,
];

const fileColumns = [
  { name: 'name', width: 24 },
  { name: 'scope', width: 18 },
  { name: 'reason', width: 30 },
  { name: 'reaction', width: 60 },
  { name: 'template', width: 16 },
  { name: 'since', width: 24 },
] as const;

function fileRow(row: BannedRow, caller: Caller): TableRow {
  const { name, scope, reactionSmiles, templateId, reason = '', createdAt } = present(row, caller);
  const banned = message(caller.culture, 'bans', `scope.${scope}`);
  return { cells: [name, banned, reason, reactionSmiles, templateId, createdAt] };
}

const pictureSize = { width: 200, height: 133 };

async function* withPictures(
  rows: readonly BannedRow[],
  caller: Caller,
  { interactive }: BansServices,
): AsyncGenerator<TableRow> {
  for (const row of rows) {
    yield { ...fileRow(row, caller), svg: await interactive.run('picture', sidesOf(row).product, pictureSize) };
  }
}

type Asked = CallInput<'dislikeReaction'>['query'];

interface NamedStep {
  step: StoredStep;
  /** The task of a route of the caller's own. */
  taskId?: string | undefined;
}

/** A step of a route that the caller may read, or of a route under construction; undefined where none is named. */
async function namedStep(
  { database }: BansServices,
  caller: Caller,
  { routeId, draftId, stepId }: Asked,
): Promise<NamedStep | undefined> {
  if (routeId === undefined && draftId === undefined) return undefined;
  if (routeId === undefined) {
    const step = (await findDraft(database.queries, caller, draftId ?? '')).content.steps[stepId ?? '']?.step;
    if (!step) throw new AppError('dataNotFound');
    return { step };
  }
  const { detail, task, share } = await findReadableRoute(database.queries, caller, routeId);
  const step = detail.steps.find((one) => one.stepId === stepId);
  if (!step) throw new AppError('dataNotFound');
  return { step, taskId: share && share.userId !== caller.userId ? undefined : task.id };
}

/** Of the routes that the caller has before them. */
function ranksWith(
  { database }: BansServices,
  { step, taskId }: NamedStep,
  { scope }: Asked,
): Promise<number[]> | number[] {
  if (taskId === undefined) return [];
  const { templateId, reactionSmiles } = step;
  return ranksWithStep(database.queries, taskId, scope === 'template' ? { templateId } : { reactionSmiles });
}

function banStep(
  { database, newId, clock }: BansServices,
  caller: Caller,
  step: StoredStep,
  { scope = 'reaction', reason }: Asked,
): Promise<string> {
  return banReaction(database, {
    id: newId(),
    tenantId: caller.tenantId,
    userId: caller.userId,
    entry: scope === 'template' ? step.templateId : step.reactionSmiles,
    scope,
    nameEn: step.name.en,
    nameZh: step.name['zh-CN'],
    reactionSmiles: step.reactionSmiles,
    templateId: step.templateId,
    reason: plainLine(reason ?? '') || null,
    createdAt: clock.now(),
  });
}

function moleculesOf(
  rows: readonly BannedRow[],
  { tenantId }: Caller,
  { database, moleculeKey }: BansServices,
): Promise<ReadonlyMap<string, StoredMolecule>> {
  const smiles = new Set(rows.map(sidesOf).flatMap(({ precursors, product }) => [...precursors, product]));
  return moleculesOfKeys(
    database.queries,
    tenantId,
    [...smiles].map((one) => moleculeKey(tenantId, one)),
  );
}

function sidesOf({ reactionSmiles }: BannedRow): { precursors: string[]; product: string } {
  const [left = '', product = ''] = reactionSmiles.split('>>');
  return { precursors: [...new Set(left.split('.'))], product };
}

function present(row: BannedRow, { culture }: Caller): Omit<BannedReaction, 'precursors' | 'product'> {
  const { id, scope, reactionSmiles, templateId } = row;
  const name = culture === 'en' ? row.nameEn : row.nameZh;
  const createdAt = row.createdAt.toISOString();
  return { id, scope, name, reactionSmiles, templateId, reason: row.reason ?? undefined, createdAt };
}
