// Sets of reaction templates that users and tenants bring.

import type { TemplateSet } from '@app/shared/contracts/templates';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import { message } from '@app/locales/messages';
import type { StoredRowOutcome } from '../stock/stored-imports.ts';
import { templateFiles } from '../stock/schema.ts';
import { templateImportKind } from './jobs.ts';
import {
  beginTemplateSet,
  deleteTemplateSet,
  findTemplateSet,
  switchTemplateSet,
  visibleTemplateSets,
  type TemplateSetRow,
} from './template-store.ts';
import type { TemplatesServices } from './services.ts';
import { scopeOf } from '../stock/stock-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, handleUpload } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { keepingResponse } from '../../platform/http/start-once/start-once.ts';
import { userRecord } from '../account/user-record.ts';

const list = handle('templateSetList', async (_, caller, services) => {
  const { queries } = services.database;
  const rows = await visibleTemplateSets(queries, caller);
  const isAdmin = await isTenantAdmin(caller, services);
  return { items: rows.map((row) => present(row, caller, isAdmin)) };
});

const importSet = handleUpload('templateSetImport', async (file, caller, services, { query }) => {
  const { queries } = services.database;
  const isAdmin = await isTenantAdmin(caller, services);
  const isShared = query.scope === 'tenant';
  if (isShared && !isAdmin) throw new AppError('featureNotPermitted');
  const kept = (await visibleTemplateSets(queries, caller)).filter((row) => isOwnedBy(row, caller, isAdmin));
  if (kept.length >= limits.templateSetsPerUser)
    throw new AppError('importError', { limit: limits.templateSetsPerUser });
  const owner = { tenantId: caller.tenantId, userId: isShared ? null : caller.userId };
  const { jobs, clock, newId } = services;
  const responseOf = (made: TemplateSetRow) => present(made, caller, isAdmin);
  const fresh = { id: newId(), name: query.name.trim(), ...owner, createdAt: clock.now() };
  const isForward = query.direction === 'forward';
  const row = await keepingResponse(services.database, responseOf).transaction(async (tx, connection) => {
    const made = await beginTemplateSet(tx, fresh);
    await tx.insert(templateFiles).values({ setId: made.id, isForward, content: file.content });
    const { tenantId, userId } = owner;
    await jobs.send(templateImportKind, { id: made.id, tenantId, userId: userId ?? '' }, {}, connection);
    return made;
  });
  return responseOf(row);
});

const report = handle('templateSetReport', async ({ query }, caller, services) => {
  const row = await findTemplateSet(services.database.queries, caller, query.templateSetId);
  if (!row) throw new AppError('dataMissingOrNoAccess');
  const from = (query.pageIndex - 1) * query.pageSize;
  return {
    templateSet: present(row, caller, await isTenantAdmin(caller, services)),
    total: row.outcomes.length,
    items: row.outcomes.slice(from, from + query.pageSize).map((one) => presentOutcome(one, caller)),
  };
});

const switchSet = handle('templateSetSwitch', async ({ body }, caller, services) => {
  const isAdmin = await isTenantAdmin(caller, services);
  const wanted = { id: body.templateSetId, isOn: body.isOn, mayShared: isAdmin };
  const row = await switchTemplateSet(services.database.queries, caller, wanted);
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return { templateSet: present(row, caller, isAdmin) };
});

const remove = handle('templateSetDelete', async ({ body }, caller, services) => {
  const mayShared = await isTenantAdmin(caller, services);
  return deleteTemplateSet(services, caller, { id: body.templateSetId, mayShared });
});

export const ownTemplateCalls: readonly Registration<TemplatesServices>[] = [
  list,
  importSet,
  report,
  switchSet,
  remove,
];

async function isTenantAdmin(caller: Caller, { database, clock }: TemplatesServices): Promise<boolean> {
  return (await userRecord(database.queries, caller, clock)).isTenantAdmin;
}

function isOwnedBy(row: Pick<TemplateSetRow, 'tenantId' | 'userId'>, caller: Caller, isAdmin: boolean): boolean {
  if (row.tenantId !== caller.tenantId) return false;
  return row.userId === null ? isAdmin : row.userId === caller.userId;
}

function present(row: TemplateSetRow, caller: Caller, isAdmin: boolean): TemplateSet {
  const { id, name, state, isOn, taken, duplicates, refused, failure, createdAt } = row;
  return {
    id,
    name,
    scope: scopeOf(row),
    state,
    isOn,
    isMine: isOwnedBy(row, caller, isAdmin),
    counts: { taken, duplicate: duplicates, rejected: refused },
    ...(failure !== null && { failure: message(caller.culture, 'templates', `failure.${failure}`) }),
    createdAt: createdAt.toISOString(),
  };
}

function presentOutcome({ line, text, outcome, reason, warnings }: StoredRowOutcome, { culture }: Caller) {
  const keys = [...(reason === undefined ? [] : [reason]), ...warnings];
  return {
    line,
    text,
    outcome,
    ...(reason !== undefined && { reason }),
    warnings,
    message: keys.map((key) => message(culture, 'stock', `template.${key}`)).join(' '),
  };
}
