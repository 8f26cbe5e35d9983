import { timestamp } from 'drizzle-orm/pg-core';

/** A column that holds a moment, with its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
