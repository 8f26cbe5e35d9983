// Inquiries for molecules: written down first, then sent by mail, so that none is lost with a mail server.

import { message } from '@app/locales/messages';
import { inquiryStates, type Inquiry } from '@app/shared/contracts/inquiry';
import { AppError } from '@app/shared/errors/app-error';
import {
  endInquiry,
  findInquiry,
  findRecorded,
  listInquiries,
  recordAgain,
  recordInquiry,
  type InquiryRow,
  type NewInquiry,
} from './inquiry-store.ts';
import { moleculeName } from '@app/shared/rules/molecule-name';
import type { Queries } from '../../platform/database/database.ts';
import { attemptEnded } from '../../platform/jobs/attempt.ts';
import { mailKind } from '../../platform/mail/mail-job.ts';
import type { InquiryMail } from './schema.ts';
import type { InquiryServices } from './services.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { inquirable } from './routes.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { userRecord } from '../account/user-record.ts';

const send = handle('inquirySend', async ({ body }, caller, services) => {
  refuseWithoutRecipient(services);
  const { molecule } = await inquirable(services, caller, body.structure);
  const { tenantId, userId } = caller;
  const { grams = null, purity = '', remarks = '' } = body;
  const shown = presentMolecule(services.names, molecule);
  const names = [shown.name, shown.chineseName, shown.cas].filter((one) => one !== undefined).join('\n');
  const fresh = { id: services.newId(), tenantId, userId, molecule, names, grams, purity, remarks };
  const at = { mail: await mailOf(services, caller, fresh), now: services.clock.now() };
  return { inquiry: await deliver(services, caller, (tx) => recordInquiry(tx, fresh, at)) };
});

const retry = handle('inquiryRetry', async ({ body }, caller, services) => {
  refuseWithoutRecipient(services);
  const found = await findInquiry(services.database.queries, caller, body.inquiryId);
  const at = { mail: await mailOf(services, caller, found), now: services.clock.now() };
  return { inquiry: await deliver(services, caller, (tx) => recordAgain(tx, found.id, at)) };
});

const close = handle('inquiryClose', async ({ body }, caller, services) => {
  const { inquiryId, to, answer: told } = body;
  if (to !== 'answered' && told)
    throw new AppError('parameterError', { problems: ['answer: of an answered one only'] });
  const { queries } = services.database;
  const row = await findInquiry(queries, caller, inquiryId);
  const ended = await endInquiry(queries, row, { to, answer: told ?? null, now: services.clock.now() });
  return { inquiry: present(services, ended) };
});

const list = handle('inquiryList', async ({ query }, caller, services) => {
  const { counts, rows } = await listInquiries(services.database.queries, caller, query);
  const ofState = new Map(inquiryStates.map((state) => [state, counts.get(state) ?? 0]));
  const all = [...ofState.values()].reduce((sum, one) => sum + one, 0);
  return {
    total: query.state === undefined ? all : (ofState.get(query.state) ?? 0),
    counts: Object.fromEntries(ofState) as Record<(typeof inquiryStates)[number], number>,
    items: rows.map((row) => present(services, row)),
  };
});

export const inquirySendCalls: readonly Registration<InquiryServices>[] = [send, retry, close, list];

/** Throws `inquiryRecipientMissing` where nobody is configured to get inquiries. */
function refuseWithoutRecipient({ inquiry }: InquiryServices): void {
  if (!inquiry) throw new AppError('inquiryRecipientMissing');
}

/** A mail that is not taken is no error of the call: the inquiry is there, and says that it failed. */
async function deliver(
  services: InquiryServices,
  caller: Caller,
  record: (tx: Queries) => Promise<InquiryRow>,
): Promise<Inquiry> {
  const { database, jobs } = services;
  const { id } = await database.transaction(async (tx, connection) => {
    const row = await record(tx);
    await jobs.send(mailKind, row, {}, connection);
    return row;
  });
  await attemptEnded(async () => !(await findRecorded(database.queries, id)));
  return present(services, await findInquiry(database.queries, caller, id));
}

async function mailOf(services: InquiryServices, caller: Caller, row: NewInquiry): Promise<InquiryMail> {
  const { culture } = caller;
  const word = (key: string, values: Record<string, string | number> = {}) =>
    message(culture, 'inquiry', `mail.${key}`, values);
  const { chineseName, email, userName } = await userRecord(services.database.queries, caller, services.clock);
  const molecule = presentMolecule(services.names, row.molecule);
  const { name, chineseName: inChinese, cas, formula, molecularWeight, smiles } = molecule;
  const title = moleculeName(culture, molecule);
  const facts: [string, string | undefined][] = [
    ['name', [name, inChinese].filter((one) => one !== undefined).join(' / ') || undefined],
    ['cas', cas],
    ['formula', `${formula}, ${molecularWeight.toFixed(2)} g/mol`],
    ['smiles', smiles],
    ['grams', row.grams === null ? undefined : `${row.grams} g`],
    ['purity', row.purity || undefined],
    ['remarks', row.remarks || undefined],
    ['asker', [caller.name || chineseName || userName, email].filter((one) => one !== '').join(', ')],
    ['reference', row.id],
  ];
  const lines = facts.flatMap(([key, value]) =>
    value === undefined ? [] : [word('line', { label: word(key), value })],
  );
  const [molfile = null] = await services.interactive.run('molfiles', [smiles]).catch(() => []);
  return {
    subject: word('subject', { name: title }),
    text: [word('intro'), '', ...lines, ''].join('\n'),
    replyTo: email,
    molfile,
  };
}

function present({ names }: InquiryServices, row: InquiryRow): Inquiry {
  const { id: inquiryId, state, grams, purity, remarks, attempts, answer: told } = row;
  return {
    inquiryId,
    state,
    molecule: presentMolecule(names, row.molecule),
    grams,
    purity,
    remarks,
    attempts,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    answer: told,
  };
}
