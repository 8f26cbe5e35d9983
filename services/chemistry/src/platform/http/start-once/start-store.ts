// For how long the keys of starts count.

import { lt } from 'drizzle-orm';
import { startKeyHours } from '@app/shared/rules/start-key';
import type { Queries } from '../../database/database.ts';
import { taskStarts } from './start-schema.ts';

const hourMs = 3_600_000;

/** Keys given before it count no more. */
export function countsSince(now: Date): Date {
  return new Date(now.getTime() - startKeyHours * hourMs);
}

/** Forgets those that count no more. */
export async function forgetStarts(queries: Queries, now: Date): Promise<void> {
  await queries.delete(taskStarts).where(lt(taskStarts.createdAt, countsSince(now)));
}
