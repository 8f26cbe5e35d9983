// What the operator asks for, by command line: `chem contact`. Runs where the database is open.

import { Type, type Static } from 'typebox';
import type { Database } from '../../platform/database/database.ts';
import { mailStates } from './mail-states.ts';
import { listMessages } from './message-store.ts';

export const contactCommandSchema = Type.Object({
  action: Type.Literal('list'),
  tenant: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  mail: Type.Optional(Type.Enum(mailStates)),
});
export type ContactCommand = Static<typeof contactCommandSchema>;

const mostListed = 1_000;

/** The lines of the response: messages to the operator, the newest first. */
export async function runContact(
  { tenant, mail }: ContactCommand,
  { database }: { database: Database },
): Promise<object[]> {
  const rows = await listMessages(database.queries, { tenant, mail }, mostListed);
  return rows.map(({ id: messageId, ...row }) => ({ messageId, ...row }));
}
