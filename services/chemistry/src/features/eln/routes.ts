// Routes handed over to the ELN.

import type { DeliveryFailure, ElnDelivery } from '@app/shared/contracts/eln';
import { AppError } from '@app/shared/errors/app-error';
import { message } from '@app/locales/messages';
import { procedureSheet, type ProcedureWords } from '@app/shared/rules/procedure/sheet';
import { procedurePlainText } from '@app/shared/rules/procedure/text';
import type { JobConnection, JobQueue } from '../../platform/jobs/queue.ts';
import { attemptEnded } from '../../platform/jobs/attempt.ts';
import { deliveryKind } from './jobs.ts';
import { askProduct } from './ask-product.ts';
import type { StoredStep } from '../tasks/stored.ts';
import { contentHash, type DeliveredProcedure, type DeliveryBody } from './delivery-body.ts';
import {
  findDelivery,
  listDeliveries,
  makeDue,
  saveDelivery,
  waitingDelivery,
  type DeliveryRow,
  type NewDelivery,
} from './delivery-store.ts';
import { writeRoutes } from '../tasks/route-document.ts';
import type { ElnServices } from './services.ts';
import { findRoute } from '../tasks/route-store.ts';
import { exportedRoutes } from '../tasks/stored-document.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { proceduresOfSteps } from '../reaction/procedure.ts';
import { plainLine } from '../../platform/http/plain-text.ts';
import { recogniseFor } from '../structure/recognition.ts';
import { userRecord } from '../account/user-record.ts';

const listedOfProduct = 20;

const syncToLab = handle('syncToLab', async ({ body }, caller, services) => {
  await refuseUnlessPushing(caller, services);
  const delivery = await deliveryOf(services, caller, body.routeId, body.roNumber);
  const { database, jobs, clock } = services;
  const row = await database.transaction(async (tx, connection) => {
    const saved = await saveDelivery(tx, caller, delivery, clock.now());
    await sendNow(jobs, saved, connection);
    return saved;
  });
  return { delivery: await attempted(row, caller, services) };
});

const batchSyncToLab = handle('batchSyncToLab', async ({ body }, caller, services) => {
  await refuseUnlessPushing(caller, services);
  const { database, jobs, clock } = services;
  const made: NewDelivery[] = [];
  for (const routeId of new Set(body.routeIds)) made.push(await deliveryOf(services, caller, routeId, body.roNumber));
  const rows = await database.transaction(async (tx, connection) => {
    const saved: DeliveryRow[] = [];
    for (const delivery of made) saved.push(await saveDelivery(tx, caller, delivery, clock.now()));
    for (const row of saved) await sendNow(jobs, row, connection);
    return saved;
  });
  return { deliveries: rows.map((row) => presentDelivery(row, services)) };
});

const elnRetry = handle('elnRetry', async ({ body }, caller, services) => {
  await refuseUnlessPushing(caller, services);
  const { database, jobs, clock } = services;
  const row = await database.transaction(async (tx, connection) => {
    const due = await makeDue(tx, caller, body.deliveryId, clock.now());
    await sendNow(jobs, due, connection);
    return due;
  });
  return { delivery: await attempted(row, caller, services) };
});

const elnDeliveries = handle('elnDeliveries', async ({ body }, caller, services) => {
  const { total, rows } = await listDeliveries(services.database.queries, caller, body);
  return { total, items: rows.map((row) => presentDelivery(row, services)) };
});

const searchByProductId = handle('searchByProductId', async ({ query }, caller, services) => {
  refuseWithoutEln(services);
  const { database, eln } = services;
  const roNumber = plainLine(query.roNumber);
  if (roNumber === '') throw new AppError('parameterError');
  const { scilligenceHost } = eln.settings;
  const filter = { roNumber, pageIndex: 1, pageSize: listedOfProduct };
  const { rows } = await listDeliveries(database.queries, caller, filter);
  const product =
    scilligenceHost === undefined ? undefined : await productOf(scilligenceHost, roNumber, caller, services);
  if (scilligenceHost !== undefined && !product && rows.length === 0) throw new AppError('compoundNotFound');
  return { ...(product && { product }), deliveries: rows.map((row) => presentDelivery(row, services)) };
});

const webHookHost = handle('webHookHost', async (_, caller, { database, clock, eln: { settings } }) => ({
  host: settings.isEnabled && settings.webHook ? new URL(settings.webHook.url).host : null,
  scilligenceHost: settings.isEnabled ? (settings.scilligenceHost ?? null) : null,
  isCanPushDH: (await userRecord(database.queries, caller, clock)).isCanPushDH,
}));

export const elnCalls: readonly Registration<ElnServices>[] = [
  syncToLab,
  batchSyncToLab,
  elnRetry,
  elnDeliveries,
  searchByProductId,
  webHookHost,
];

function refuseWithoutEln({ eln: { settings } }: ElnServices): void {
  if (!settings.isEnabled || (!settings.webHook && settings.scilligenceHost === undefined))
    throw new AppError('elnNotConfigured');
}

async function refuseUnlessPushing(caller: Caller, { database, clock, eln: { settings } }: ElnServices): Promise<void> {
  if (!settings.isEnabled || !settings.webHook) throw new AppError('elnNotConfigured');
  const { isCanPushDH } = await userRecord(database.queries, caller, clock);
  if (!isCanPushDH) throw new AppError('featureNotPermitted');
}

/** The owner's route as it will be sent. */
async function deliveryOf(
  services: ElnServices,
  caller: Caller,
  routeId: string,
  given: string | undefined,
): Promise<NewDelivery> {
  const { database, newId, clock } = services;
  const { task, row, detail } = await findRoute(database.queries, caller, routeId);
  const document = writeRoutes(task.target.smiles, await exportedRoutes(database.queries, task.id, routeId));
  const roNumber = plainLine(given ?? '') || null;
  const { tenantId, userId, userName, name } = caller;
  const id = newId();
  const body: DeliveryBody = {
    format: 'synthesis-eln-delivery',
    version: 2,
    deliveryId: id,
    createdAt: clock.now().toISOString(),
    roNumber,
    sender: { tenantId, userId, userName, name },
    task: { taskId: task.id, name: task.name, routeType: task.routeType },
    routeId,
    document,
    procedures: await deliveredProcedures(services, caller, detail.steps),
  };
  return {
    id,
    routeId,
    taskId: task.id,
    routeType: task.routeType,
    taskName: task.name,
    target: task.target,
    steps: row.steps,
    roNumber,
    body: JSON.stringify(body),
    contentHash: contentHash(body),
  };
}

async function deliveredProcedures(
  services: ElnServices,
  caller: Caller,
  steps: readonly StoredStep[],
): Promise<DeliveredProcedure[]> {
  const { culture } = caller;
  const word: ProcedureWords = (key, values) => message(culture, 'procedure', `file.${key}`, values);
  const drafts = await proceduresOfSteps(services, caller, steps);
  return steps
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ stepId, number, reactionSmiles }) => {
      const procedure = drafts[stepId];
      if (!procedure) return [];
      const text = procedurePlainText(procedureSheet(procedure, culture, word), word);
      return [{ stepId, number, reactionSmiles, language: culture, procedure, text }];
    });
}

// An attempt that is in progress goes on: the ELN knows both by one key.
async function sendNow(jobs: JobQueue, row: DeliveryRow, connection: JobConnection): Promise<void> {
  if (row.state === 'waiting') await jobs.send(deliveryKind, row, {}, connection);
}

/** The delivery after an attempt. Throws `syncFailed` with the reason when the ELN refuses it for good. */
async function attempted(row: DeliveryRow, caller: Caller, services: ElnServices): Promise<ElnDelivery> {
  const { database } = services;
  await attemptEnded(async () => {
    const waiting = await waitingDelivery(database.queries, row.id);
    return !waiting || waiting.attempts > row.attempts;
  });
  const now = await findDelivery(database.queries, caller, row.id);
  if (now.state === 'failed')
    throw new AppError('syncFailed', {
      deliveryId: now.id,
      reason: now.failure,
      status: now.failureStatus,
      text: reasonText(now.failure, now.failureStatus, caller),
    });
  return presentDelivery(now, services);
}

function reasonText(reason: DeliveryFailure | null, status: number | null, { culture }: Caller): string {
  return message(culture, 'eln', `failure.${reason ?? 'unreachable'}`, { status: status ?? '' });
}

async function productOf(host: string, roNumber: string, caller: Caller, services: ElnServices) {
  const { eln, newId, clock, names } = services;
  const found = await askProduct(host, eln.settings, roNumber, { id: newId(), now: clock.now() });
  if (!found) return undefined;
  const { name, structure, url } = found;
  // A structure that we cannot read is no reason to hide the product.
  const read =
    structure === null
      ? undefined
      : await recogniseFor(services, caller, structure, { prefersSmiles: true }).catch(unlessRefused);
  return {
    roNumber: found.roNumber,
    ...(name !== null && { name }),
    ...(read && { molecule: presentMolecule(names, read.molecule) }),
    ...(url !== null && { url }),
  };
}

function unlessRefused(error: unknown): undefined {
  if (error instanceof AppError) return undefined;
  throw error;
}

function presentDelivery(row: DeliveryRow, { names }: ElnServices): ElnDelivery {
  const { id: deliveryId, routeId, routeType, taskName, steps, state, attempts, failure, failureStatus } = row;
  const { roNumber, elnId, elnUrl, nextAttemptAt, deliveredAt } = row;
  return {
    deliveryId,
    routeId,
    routeType,
    target: presentMolecule(names, row.target),
    taskName,
    steps,
    ...(roNumber !== null && { roNumber }),
    state,
    attempts,
    ...(failure && { failure: { reason: failure, ...(failureStatus !== null && { status: failureStatus }) } }),
    ...(state === 'waiting' && nextAttemptAt && { nextAttemptAt: nextAttemptAt.toISOString() }),
    ...(elnId !== null && { elnId }),
    ...(elnUrl !== null && { elnUrl }),
    createdAt: row.createdAt.toISOString(),
    ...(deliveredAt && { deliveredAt: deliveredAt.toISOString() }),
  };
}
