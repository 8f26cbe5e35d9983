// What ends a session, and when: the table of gateway/docs/keycloak.md, measured.

import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testPassword } from './support/admin.ts';
import { clientSecret } from './support/client-secret.ts';
import type { Person } from './support/person.ts';
import { admin, issuer, pause, signedIn, statusOf, withTokensOf, type SignedIn } from './support/stage.ts';

/** Of a token: long against the message, also on a busy machine. */
const seconds = 60;
/** Where there is one sign-in alone. */
const shortSeconds = 30;
const atOnceMs = 3_000;

type When = 'at once' | 'with the token' | 'not';
type Deed = (who: SignedIn) => Promise<unknown>;

const endSession: Deed = async ({ id }) => {
  const [session] = await admin.get<{ id: string }[]>(`users/${id}/sessions`);
  await admin.delete(`sessions/${session?.id}`);
};
const logOut: Deed = ({ id }) => admin.post(`users/${id}/logout`, {});
const disable: Deed = async ({ id }) =>
  admin.put(`users/${id}`, { ...(await admin.get<object>(`users/${id}`)), enabled: false });
const erase: Deed = ({ id }) => admin.delete(`users/${id}`);
const leaveGroup: Deed = async ({ id }) => {
  const [group] = await admin.get<{ id: string }[]>('groups?search=chemists');
  const [other] = await admin.get<{ id: string }[]>('groups?search=sales');
  await admin.put(`users/${id}/groups/${other?.id}`, {});
  await admin.delete(`users/${id}/groups/${group?.id}`);
};
const newPassword: Deed = ({ id }) =>
  admin.put(`users/${id}/reset-password`, { type: 'password', value: `${testPassword}-2`, temporary: false });

/** Signs in to another application with the same browser, and out again there. */
async function signOutElsewhere(person: Person): Promise<void> {
  const callback = 'http://localhost:9/callback';
  const clientId = `other-${randomBytes(4).toString('hex')}`;
  await admin.post('clients', { clientId, publicClient: true, redirectUris: [callback], standardFlowEnabled: true });
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid',
  });
  const base = `${issuer}/protocol/openid-connect`;
  const { headers } = await person.open(`${base}/auth?${query}`, { isFollowed: false });
  const code = new URL(String(headers['location'])).searchParams.get('code') ?? '';
  const response = await fetch(`${base}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: callback,
      code,
    }),
  });
  const { id_token: idToken }: { id_token: string } = JSON.parse(await response.text());
  await person.open(`${base}/logout?${new URLSearchParams({ id_token_hint: idToken })}`);
}

const deeds: [string, Deed, When][] = [
  ['signing one session out', endSession, 'at once'],
  ['signing the user out', logOut, 'at once'],
  ['signing out of another application', ({ person }) => signOutElsewhere(person), 'at once'],
  ['disabling the user', disable, 'with the token'],
  ['deleting the user', erase, 'with the token'],
  ['a new password by an administrator', newPassword, 'not'],
  ['leaving a group', leaveGroup, 'not'],
];

const whenEnded = (early: number, late: number): When =>
  early === 401 ? 'at once' : late === 401 ? 'with the token' : 'not';

describe('of one user', () => {
  it('ends a session when the guide says', () =>
    withTokensOf(seconds, async () => {
      const people = await Promise.all(deeds.map(() => signedIn()));
      const found = await Promise.all(
        deeds.map(async ([name, deed], index) => {
          const who = people[index];
          if (!who) throw new Error(name);
          await deed(who);
          await pause(atOnceMs);
          const early = await statusOf(who.person);
          await pause(seconds * 1000);
          return [name, whenEnded(early, await statusOf(who.person))];
        }),
      );
      expect(found).toEqual(deeds.map(([name, , when]) => [name, when]));
    }));
});

describe('of the whole realm', () => {
  const realm: [string, () => Promise<() => Promise<unknown>>, When][] = [
    [
      'signing all active sessions out',
      async () => {
        await admin.post('logout-all', {});
        return async () => undefined;
      },
      'with the token',
    ],
    [
      '“not before”',
      async () => {
        await admin.changeRealm({ notBefore: Math.floor(Date.now() / 1000) + 1 });
        return () => admin.changeRealm({ notBefore: 0 });
      },
      'with the token',
    ],
    [
      'disabling the client, which ends no session: calls fail until it is back',
      async () => {
        await admin.changeClient({ enabled: false });
        return () => admin.changeClient({ enabled: true });
      },
      'not',
    ],
    [
      'another secret of the client',
      async () => {
        await admin.changeClient({ secret: 'another-secret-of-the-client' });
        return () => admin.changeClient({ secret: clientSecret });
      },
      'not',
    ],
  ];

  it.each(realm)('%s', (_name, deed, when) =>
    withTokensOf(shortSeconds, async () => {
      const { person } = await signedIn();
      const undo = await deed();
      await pause(atOnceMs);
      const early = await statusOf(person);
      await pause(shortSeconds * 1000);
      const late = await statusOf(person);
      await undo();
      expect(whenEnded(early, late)).toBe(when);
      expect(await statusOf(person)).toBe(when === 'not' ? 200 : 401);
    }),
  );
});
