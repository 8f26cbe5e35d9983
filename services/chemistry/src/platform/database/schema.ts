import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from './bytes-column.ts';

/** Values that the service makes once and keeps, such as the secret behind molecule keys. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: bytea().notNull() });
