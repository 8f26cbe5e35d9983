import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/**
 * A column of bytes. They travel as base64: the embedded database would make a text of them one by one, at 90 times their
 * size in memory on the way.
 */
export const bytea = customType<{ data: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => sql`decode(${bytes.toString('base64')}, 'base64')`,
});
