// Everything that the provider keeps of an account: whatever table has a column of accounts, and whatever session, grant,
// code or token names it.

import type { Storage } from '../storage.ts';

/** Belongs into a transaction. */
export function eraseAccount(db: Storage, accountId: string): void {
  db.prepare('delete from record where instr(payload, ?) > 0').run(JSON.stringify(accountId));
  for (const table of tablesOfAccounts(db)) db.prepare(`delete from "${table}" where account_id = ?`).run(accountId);
}

// Asked of the database, so that no table that is added later is forgotten.
function tablesOfAccounts(db: Storage): string[] {
  const rows = db
    .prepare(
      `select m.name as name from sqlite_master m join pragma_table_info(m.name) c
       where m.type = 'table' and c.name = 'account_id' order by m.name`,
    )
    .all();
  return rows.map((row) => String(row['name']));
}
