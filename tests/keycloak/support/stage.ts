// What every file of the suite works with: the realm, the product, and people who sign in.

import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createAdmin, type Admin, type NewUser } from './admin.ts';
import { Person } from './person.ts';

const keycloak = inject('keycloak');

export const product = inject('product');
export const issuer = `${keycloak.url}/realms/synthesis`;
export const admin: Admin = createAdmin(keycloak.url, keycloak.administrator);
export const visitor = (): Person => new Person(product.url);

export interface SignedIn {
  id: string;
  username: string;
  person: Person;
}

/** A user of their own for a test, signed in. */
export async function signedIn(user: Partial<NewUser> = {}): Promise<SignedIn> {
  const username = user.username ?? `user-${randomBytes(5).toString('hex')}`;
  const id = await admin.addUser({ username, ...user });
  const person = visitor();
  const page = await person.signIn(username);
  if (page.url !== `${product.url}/`) throw new Error(`${username} is not signed in: ${page.url}\n${page.text}`);
  return { id, username, person };
}

/** Status of a call that the chemistry service responds to. */
export const statusOf = async (person: Person): Promise<number> =>
  (await person.call('GET', '/api/common/user-profile')).status;

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Seconds of an access token while `work` runs. The gateway replaces one in its last five seconds. */
export async function withTokensOf(seconds: number, work: () => Promise<void>): Promise<void> {
  await admin.changeClient({ attributes: { 'access.token.lifespan': String(seconds) } });
  try {
    await work();
  } finally {
    await admin.changeClient({ attributes: { 'access.token.lifespan': '' } });
  }
}

const curves: Record<string, object> = {
  ES256: { ecdsaEllipticCurveKey: ['P-256'] },
  ES384: { ecdsaEllipticCurveKey: ['P-384'] },
  ES512: { ecdsaEllipticCurveKey: ['P-521'] },
  EdDSA: { eddsaEllipticCurveKey: ['Ed25519'] },
};
const providers: Record<string, string> = { ES: 'ecdsa-generated', Ed: 'eddsa-generated' };

/** A signing key; of those of one algorithm the one with the highest priority signs. Gives its id. */
export async function addKey(algorithm: string, priority: number): Promise<string> {
  const { id: parentId } = await admin.get<{ id: string }>('');
  const kind = curves[algorithm] ?? { algorithm: [algorithm], keySize: ['2048'] };
  return admin.post('components', {
    name: `${algorithm}-${priority}`,
    providerId: providers[algorithm.slice(0, 2)] ?? 'rsa-generated',
    providerType: 'org.keycloak.keys.KeyProvider',
    parentId,
    config: { ...kind, priority: [String(priority)], enabled: ['true'], active: ['true'] },
  });
}

/** Every reader of keys has read them anew after a minute, and has saved up to look for others. */
export const untilKeysAreReadAgain = (): Promise<void> => pause(61_000);

export async function changeKey(id: string, change: Record<string, string>): Promise<void> {
  const component = await admin.get<{ config: object }>(`components/${id}`);
  const values = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, [value]]));
  await admin.put(`components/${id}`, { ...component, config: { ...component.config, ...values } });
}

/** Passive keys stay published; disabled ones do not. */
export const retireKey = (id: string, how: 'passive' | 'disabled'): Promise<void> =>
  changeKey(id, { active: 'false', enabled: String(how === 'passive') });
