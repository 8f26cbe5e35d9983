// What support asks for, by command line: `chem feedback`. Runs where the database is open.

import { and, asc, desc, eq } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { feedbackKinds, feedbackStates } from '@app/shared/contracts/feedback';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { feedback, feedbackPictures } from './schema.ts';
import { users } from '../account/schema.ts';
import type { FeedbackRow } from './feedback-store.ts';

const id = Type.String({ format: 'uuid' });

export const feedbackCommandSchema = Type.Union([
  Type.Object({
    action: Type.Literal('list'),
    state: Type.Optional(Type.Enum(feedbackStates)),
    kind: Type.Optional(Type.Enum(feedbackKinds)),
    tenant: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  }),
  Type.Object({ action: Type.Literal('show'), id }),
  Type.Object({ action: Type.Literal('pictures'), id }),
  Type.Object({ action: Type.Literal('take'), id }),
  Type.Object({
    action: Type.Literal('answer'),
    id,
    by: Type.String({ minLength: 1, maxLength: 100 }),
    text: Type.String({ minLength: 1, maxLength: 4_000 }),
  }),
]);
export type FeedbackCommand = Static<typeof feedbackCommandSchema>;

export interface SupportService {
  database: Database;
  clock: Clock;
}

const mostListed = 1_000;

/** The lines of the response. Throws a RangeError, in words for support, for what cannot be done. */
export async function runFeedback(command: FeedbackCommand, { database, clock }: SupportService): Promise<object[]> {
  const { queries } = database;
  switch (command.action) {
    case 'list':
      return listForSupport(queries, command);
    case 'show':
      return [await shown(queries, await found(queries, command.id))];
    case 'pictures':
      return picturesFor(queries, await found(queries, command.id));
    case 'take':
      return [await change(queries, await found(queries, command.id), { state: 'inProgress' })];
    case 'answer': {
      const answered = { state: 'answered' as const, answer: command.text, answeredBy: command.by };
      return [await change(queries, await found(queries, command.id), { ...answered, answeredAt: clock.now() })];
    }
  }
}

async function listForSupport(queries: Queries, { state, kind, tenant }: Extract<FeedbackCommand, { action: 'list' }>) {
  const rows = await queries
    .select()
    .from(feedback)
    .where(
      and(
        state === undefined ? undefined : eq(feedback.state, state),
        kind === undefined ? undefined : eq(feedback.kind, kind),
        tenant === undefined ? undefined : eq(feedback.tenantId, tenant),
      ),
    )
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(mostListed);
  return rows.map(({ id: feedbackId, answer: _answer, ...row }) => ({ feedbackId, ...row }));
}

async function found(queries: Queries, feedbackId: string): Promise<FeedbackRow> {
  const [row] = await queries.select().from(feedback).where(eq(feedback.id, feedbackId));
  if (!row) throw new RangeError(`no feedback ${feedbackId}`);
  return row;
}

async function shown(queries: Queries, { id: feedbackId, ...row }: FeedbackRow): Promise<object> {
  const [from] = await queries
    .select({ userName: users.userName, name: users.chineseName, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.tenantId, row.tenantId), eq(users.userId, row.userId)));
  const pictures = await queries
    .select({ pictureId: feedbackPictures.id, format: feedbackPictures.format, bytes: feedbackPictures.bytes })
    .from(feedbackPictures)
    .where(eq(feedbackPictures.feedbackId, feedbackId))
    .orderBy(asc(feedbackPictures.createdAt));
  return { feedbackId, ...row, from: from ?? null, pictures };
}

async function picturesFor(queries: Queries, { id: feedbackId }: FeedbackRow): Promise<object[]> {
  const rows = await queries
    .select()
    .from(feedbackPictures)
    .where(eq(feedbackPictures.feedbackId, feedbackId))
    .orderBy(asc(feedbackPictures.createdAt));
  return rows.map((row) => ({ name: `${row.id}.${row.format}`, content: Buffer.from(row.content).toString('base64') }));
}

async function change(
  queries: Queries,
  row: FeedbackRow,
  to: Partial<Pick<FeedbackRow, 'state' | 'answer' | 'answeredBy' | 'answeredAt'>>,
): Promise<object> {
  if (to.state === 'inProgress' && row.state === 'answered') throw new RangeError(`${row.id} is answered already`);
  const [changed] = await queries.update(feedback).set(to).where(eq(feedback.id, row.id)).returning();
  return {
    feedbackId: row.id,
    state: changed?.state,
    answeredBy: changed?.answeredBy,
    answeredAt: changed?.answeredAt,
  };
}
