// Stocks: the built-in ones, and lists of suppliers that users and tenants import.

import type { Currency } from '@app/shared/constants/locale';
import type { CallData } from '@app/shared/contracts/catalogue';
import type { Stock } from '@app/shared/contracts/stock';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import { message } from '@app/locales/messages';
import type { StoredRowOutcome } from './stored-imports.ts';
import type { StockServices } from './services.ts';
import { builtInMolecules } from '../../chemistry/stock/built-in.ts';
import { jobOfStock, keepList, stockImportKind } from './jobs.ts';
import { isInchiKey } from '../../chemistry/stock/packed-stock.ts';
import { formatOfName } from './read/read-list.ts';
import { listIdOf } from '../../chemistry/stock/list-id.ts';
import { sharedLists } from './shared-lists.ts';
import { StockCache } from '../../chemistry/stock/stock-cache.ts';
import {
  beginStock,
  deleteStock,
  endInterrupted,
  findItems,
  findStock,
  noCounts,
  scopeOf,
  visibleStocks,
  type StockRow,
} from './stock-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleUpload } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { keepingResponse } from '../../platform/http/start-once/start-once.ts';
import { userRecord } from '../account/user-record.ts';

/** An import of which nothing was heard for so long has lost its process. */
const silentMs = 30_000;

const list = handle('stockList', async (_, caller, services) => {
  const now = services.clock.now();
  await endInterrupted(services.database.queries, now, new Date(now.getTime() - silentMs));
  const rows = await visibleStocks(services.database.queries, caller);
  const isAdmin = await isTenantAdmin(caller, services);
  return { items: [...builtInStocks(), ...rows.map((row) => present(row, caller, isAdmin))] };
});

const importList = handleUpload('stockImport', async (file, caller, services, { query }) => {
  const { database, jobs, clock, newId } = services;
  const { queries } = database;
  const isAdmin = await isTenantAdmin(caller, services);
  const isShared = query.scope === 'tenant';
  if (isShared && !isAdmin) throw new AppError('featureNotPermitted');
  const kept = (await visibleStocks(queries, caller)).filter((row) => isOwnedBy(row, caller, isAdmin));
  if (kept.length >= limits.stocksPerUser) throw new AppError('importError', { limit: limits.stocksPerUser });
  const owner = { tenantId: caller.tenantId, userId: isShared ? null : caller.userId };
  const responseOf = (made: StockRow) => present(made, caller, isAdmin);
  const fresh = { id: newId(), name: query.name.trim(), ...owner, createdAt: clock.now() };
  const options = { format: formatOfName(file.name), currency: query.currency };
  const row = await keepingResponse(database, responseOf).transaction(async (tx, connection) => {
    const made = await beginStock(tx, fresh);
    await keepList(tx, made.id, file.content, options);
    await jobs.send(stockImportKind, jobOfStock(made), {}, connection);
    return made;
  });
  return responseOf(row);
});

const report = handle('stockReport', async ({ query }, caller, services) => {
  const row = await findStock(services.database.queries, caller, rowIdOf(query.stockId));
  if (!row) throw new AppError('dataMissingOrNoAccess');
  const from = (query.pageIndex - 1) * query.pageSize;
  return {
    stock: present(row, caller, await isTenantAdmin(caller, services)),
    total: row.outcomes.length,
    items: row.outcomes.slice(from, from + query.pageSize).map((one) => presentOutcome(one, caller)),
  };
});

const remove = handle('stockDelete', async ({ body }, caller, services) => {
  const isAdmin = await isTenantAdmin(caller, services);
  return deleteStock(services, caller, rowIdOf(body.stockId), isAdmin, services.isStockInUse);
});

const lookUp = handle('stockLookUp', async ({ body }, caller, services) => ({
  items: await lookUpStocks(services, caller, body.molecules, body.currency ?? 'USD'),
}));

/** In which of the caller's stocks each structure or InChIKey lies, and what it costs. */
export async function lookUpStocks(
  services: StockServices,
  caller: Caller,
  texts: readonly string[],
  currency: Currency,
): Promise<CallData<'stockLookUp'>['items']> {
  const { queries } = services.database;
  const molecules = await identify(texts, services);
  const keys = molecules.flatMap(({ inchiKey }) => inchiKey ?? []);
  const rows = (await visibleStocks(queries, caller)).filter(({ state }) => state === 'ready');
  const items = await findItems(
    queries,
    rows.map(({ id }) => id),
    keys,
  );
  const keyOf = new Map(molecules.map(({ smiles, inchiKey }) => [smiles, inchiKey]));
  const cache = new StockCache((smiles) => keyOf.get(smiles) ?? null);
  cache.use(await sharedLists(queries, caller));
  const priceOf = cache.pricesIn(currency);
  return molecules.map(({ input, smiles, inchiKey }) => {
    // What a search took from stock is that very molecule, even where a drawing of it would be read as another form.
    const asked = cache.originOf(input) === null ? (smiles ?? inchiKey) : input;
    const lists = rows.flatMap(({ id, name }) => {
      const item = items.find((one) => one.stockId === id && one.key === inchiKey);
      return item ? [{ id: listIdOf(id), name, offers: item.offers }] : [];
    });
    return {
      input,
      smiles,
      stocks: [...lists, ...builtInsOf(smiles)],
      price: asked === null ? null : priceOf(asked),
    };
  });
}

export const stockCalls: readonly Registration<StockServices>[] = [list, importList, report, remove, lookUp];

async function isTenantAdmin(caller: Caller, { database, clock }: StockServices): Promise<boolean> {
  return (await userRecord(database.queries, caller, clock)).isTenantAdmin;
}

function isOwnedBy(row: Pick<StockRow, 'tenantId' | 'userId'>, caller: Caller, isAdmin: boolean): boolean {
  if (row.tenantId !== caller.tenantId) return false;
  return row.userId === null ? isAdmin : row.userId === caller.userId;
}

function present(row: StockRow, caller: Caller, isAdmin: boolean): Stock {
  const { id, name, state, counts, failure, createdAt } = row;
  return {
    id: listIdOf(id),
    name,
    scope: scopeOf(row),
    state,
    isMine: isOwnedBy(row, caller, isAdmin),
    counts,
    ...(failure !== null && { failure: message(caller.culture, 'stock', `failure.${failure}`) }),
    createdAt: createdAt.toISOString(),
  };
}

// A built-in stock has one row for each molecule.
function builtInStocks(): Stock[] {
  const molecules = [...builtInMolecules().values()];
  const stock = (id: 'common' | 'patents', size: number): Stock => ({
    id,
    name: id,
    scope: 'everyone',
    state: 'ready',
    isMine: false,
    counts: { ...noCounts, rows: size, accepted: size, molecules: size },
  });
  const common = molecules.filter(({ isCommon }) => isCommon).length;
  return [stock('common', common), stock('patents', molecules.filter(({ patentUses }) => patentUses > 0).length)];
}

function builtInsOf(smiles: string | null): { id: string; name: string; offers: [] }[] {
  const known = smiles === null ? undefined : builtInMolecules().get(smiles);
  const ids = [...(known?.isCommon ? ['common'] : []), ...(known && known.patentUses > 0 ? ['patents'] : [])];
  return ids.map((id) => ({ id, name: id, offers: [] }));
}

function presentOutcome({ line, text, outcome, reason, warnings }: StoredRowOutcome, { culture }: Caller) {
  const said = reason ?? (outcome === 'duplicate' ? 'duplicate' : undefined);
  const keys = [...(said === undefined ? [] : [`reason.${said}`]), ...warnings.map((one) => `warning.${one}`)];
  return {
    line,
    text,
    outcome,
    ...(reason !== undefined && { reason }),
    warnings,
    message: keys.map((key) => message(culture, 'stock', key)).join(' '),
  };
}

// A stock that is built in has no row.
function rowIdOf(stockId: string): string {
  if (!stockId.startsWith('list:')) throw new AppError('dataMissingOrNoAccess');
  return stockId.slice('list:'.length);
}

interface Identified {
  input: string;
  smiles: string | null;
  inchiKey: string | null;
}

async function identify(texts: readonly string[], { interactive, names }: StockServices): Promise<Identified[]> {
  const structures = texts.map((text) => (isInchiKey(text) ? (names.byInchiKey(text)?.smiles ?? '') : text));
  const read = await interactive.run('identify', structures);
  return texts.map((input, index) => ({
    input,
    smiles: read[index]?.smiles ?? null,
    inchiKey: read[index]?.inchiKey ?? (isInchiKey(input) ? input : null),
  }));
}
