// Signs browsers out at the provider: without this, the next sign-in of theirs would ask for nothing.

import type { Storage } from './storage.ts';

interface StoredSession {
  uid?: string;
  authorizations?: Record<string, { sid?: string; grantId?: string }>;
}

export interface EndedSessions {
  accountId: string;
  /** Stays. */
  keptUid: string;
  /** `sid` claims of the sessions to end; all others when left out. */
  sids?: readonly string[] | undefined;
}

/** Ends sessions of an account with their grants and tokens; gives how many. */
export function endSessions(db: Storage, { accountId, keptUid, sids }: EndedSessions): number {
  const rows = db
    .prepare(`select id, payload from record where model = 'Session' and json_extract(payload, '$.accountId') = ?`)
    .all(accountId);
  const due = rows.filter((row) => {
    const { uid, authorizations = {} } = sessionOf(row);
    const own = Object.values(authorizations).map(({ sid }) => sid);
    return uid !== keptUid && (sids === undefined || own.some((sid) => sid !== undefined && sids.includes(sid)));
  });
  for (const row of due) {
    const { authorizations = {} } = sessionOf(row);
    for (const { grantId } of Object.values(authorizations)) {
      if (grantId === undefined) continue;
      db.prepare('delete from record where grant_id = ?').run(grantId);
      db.prepare(`delete from record where model = 'Grant' and id = ?`).run(grantId);
    }
    db.prepare(`delete from record where model = 'Session' and id = ?`).run(String(row['id']));
  }
  return due.length;
}

/** Ends the session that a grant was given in, as Keycloak does when a refresh token comes twice. */
export function endSessionOfGrant(db: Storage, grantId: string): void {
  const rows = db.prepare(`select id, payload from record where model = 'Session'`).all();
  for (const row of rows) {
    const own = Object.values(sessionOf(row).authorizations ?? {}).some((one) => one.grantId === grantId);
    if (own) db.prepare(`delete from record where model = 'Session' and id = ?`).run(String(row['id']));
  }
}

function sessionOf(row: Record<string, unknown>): StoredSession {
  return JSON.parse(String(row['payload'])) as StoredSession;
}
