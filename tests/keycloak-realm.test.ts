// The realm to import and the guide, read: what they say of permissions, attributes and lifetimes is what the product needs.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { permissions } from '@app/shared/constants/modules';
import { loadConfig } from '../gateway/src/config.ts';
import { keycloakVersion } from '../services/launcher/src/system/keycloak.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');
const guide = read('gateway/docs/keycloak.md');
const text = read('docker/keycloak/realm.json');

interface Realm {
  realm: string;
  accessTokenLifespan: number;
  ssoSessionIdleTimeout: number;
  ssoSessionMaxLifespan: number;
  revokeRefreshToken: boolean;
  refreshTokenMaxReuse: number;
  supportedLocales: string[];
  users?: unknown[];
  roles: { client: Record<string, { name: string }[]> };
  components: Record<string, { config: Record<string, string[]> }[]>;
  clients: {
    clientId: string;
    secret: string;
    redirectUris: string[];
    webOrigins: string[];
    fullScopeAllowed: boolean;
    directAccessGrantsEnabled: boolean;
    attributes: Record<string, string>;
    protocolMappers: { name: string; config: Record<string, string> }[];
  }[];
}
const realm: Realm = JSON.parse(text);
const [client] = realm.clients;
const [profileText = '{}'] =
  realm.components['org.keycloak.userprofile.UserProfileProvider']?.[0]?.config['kc.user.profile.config'] ?? [];
interface Profile {
  unmanagedAttributePolicy?: string;
  attributes: { name: string; multivalued: boolean; permissions: { edit: string[] } }[];
}
const profile: Profile = JSON.parse(profileText);
const byUsers = ['username', 'email', 'firstName', 'lastName', 'phoneNumber'];
const config = loadConfig({
  OIDC_ISSUER: 'https://sso.example.com/realms/synthesis',
  OIDC_CLIENT_SECRET: 'x'.repeat(32),
  PERMISSIONS_CLAIM: 'permissions',
  SESSION_SECRET: 'y'.repeat(48),
});

describe('the realm to import', () => {
  it('lets users write nothing that decides what they may do', () => {
    const writable = profile.attributes.filter((one) => one.permissions.edit.includes('user'));
    expect(writable.map(({ name }) => name)).toEqual(byUsers);
    expect(profile.unmanagedAttributePolicy).not.toBe('ENABLED');
  });

  it('declares each attribute that it maps, as one value', () => {
    const mapped = (client?.protocolMappers ?? []).filter(({ config: of }) => of['user.attribute'] !== undefined);
    const declared = profile.attributes.map(({ name }) => name).filter((name) => !byUsers.includes(name));
    expect(mapped.map(({ config: of }) => of['user.attribute'])).toEqual(declared);
    expect(mapped.filter(({ name, config: of }) => of['claim.name'] !== name || of['multivalued'] !== 'false')).toEqual(
      [],
    );
    expect(profile.attributes.filter(({ multivalued }) => multivalued)).toEqual([]);
  });

  it('has no user and no secret, and takes its addresses from the environment', () => {
    expect(realm.users).toBeUndefined();
    expect(client).toMatchObject({
      secret: '${OIDC_CLIENT_SECRET}',
      redirectUris: ['${PUBLIC_URL}/bff/callback'],
      webOrigins: [],
      fullScopeAllowed: false,
      directAccessGrantsEnabled: false,
      attributes: {
        'pkce.code.challenge.method': 'S256',
        'post.logout.redirect.uris': '${PUBLIC_URL}/',
        'backchannel.logout.url': '${BACKCHANNEL_URL:${PUBLIC_URL}/bff/backchannel-logout}',
        'backchannel.logout.session.required': 'true',
      },
    });
  });

  it('keeps sessions for as long as the product does', () => {
    expect(realm.ssoSessionMaxLifespan * 1000).toBeGreaterThanOrEqual(config.sessionMaxMs);
    const idleMs = (realm.ssoSessionIdleTimeout - realm.accessTokenLifespan) * 1000;
    expect(idleMs).toBeGreaterThanOrEqual(config.inactivityMs);
    expect([realm.revokeRefreshToken, realm.refreshTokenMaxReuse]).toEqual([true, 0]);
    expect(realm.supportedLocales).toEqual(['en', 'zh-CN']);
  });

  it('has a role for each permission, in the claim that the compose file names', () => {
    const roles = realm.roles.client['synthesis-web']?.map(({ name }) => name);
    expect(roles).toEqual([...permissions, 'all-modules']);
    const mapper = client?.protocolMappers.find(({ name }) => name === 'permissions');
    expect(read('docker/compose.keycloak.yaml')).toContain(
      `PERMISSIONS_CLAIM: \${PERMISSIONS_CLAIM:-${mapper?.config['claim.name']}}`,
    );
  });
});

describe('the guide', () => {
  const section = (title: string) => guide.slice(guide.indexOf(`\n## ${title}`)).split('\n## ')[1] ?? '';

  it('names the eight permissions, in its table and in its commands', () => {
    const named = [...section('Permissions').matchAll(/^\| `([a-z]+)` +\| [a-z]/gm)].map((match) => match[1]);
    expect(named.filter((name) => name !== 'permissions' && name !== 'groups')).toEqual([...permissions]);
    expect(/^ROLES="(.*)"$/m.exec(guide)?.[1]?.split(' ')).toEqual([...permissions]);
  });

  it('warns in a box of claims that users can write', () => {
    const box = [...guide.matchAll(/^> .*$/gm)].map((match) => match[0]).join('\n');
    for (const word of [
      '[!CAUTION]',
      'tenantid',
      'tenant_admin',
      'subscription_expires',
      'ADMIN_EDIT',
      'PingFederate',
    ]) {
      expect(box).toContain(word);
    }
  });

  it('runs the version of Keycloak that the tests run', () => {
    expect(read('docker/keycloak/Dockerfile')).toContain(`quay.io/keycloak/keycloak:${keycloakVersion}\n`);
    expect(read('docker/compose.keycloak.yaml')).toContain(`:-synthline-keycloak:${keycloakVersion}}`);
    expect(guide).toContain(`synthline-keycloak:${keycloakVersion} `);
  });
});
