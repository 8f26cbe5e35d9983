import { SignJWT } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { permissions } from '@app/shared/constants/modules';
import { setUp, type Setup } from '../../test-support/setup.ts';
import { permissionsOf, permissionsProblems } from '../../permissions-config.ts';
import { claimAt, claimedPermissions, permissionsIn } from './claimed-permissions.ts';

const key = new TextEncoder().encode('a-key-that-nobody-checks-in-this-test');
const tokenWith = (claims: Record<string, unknown>) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key);

describe('the path to a claim', () => {
  const client = { roles: ['sascore'] };
  it.each([
    ['permissions', { permissions: ['sascore'] }],
    ['realm_access.roles', { realm_access: client }],
    ['resource_access.synthesis-web.roles', { resource_access: { 'synthesis-web': client } }],
    ['resource_access.my.web.client.roles', { resource_access: { 'my.web.client': client } }],
    ['resource_access.a.b.roles', { resource_access: { a: { other: 1 }, 'a.b': client } }],
    ['https://house.example/roles', { 'https://house.example/roles': ['sascore'] }],
    ['https://house.example/access.roles', { 'https://house.example/access': client }],
    ['a.b', { 'a.b': ['sascore'], a: { b: ['quotation'] } }],
  ])('%s leads to it', (path, claims) => {
    expect(claimAt(claims, path)).toEqual(['sascore']);
  });

  it.each([
    ['permissions', {}],
    ['permissions', { permissions: null }],
    ['permissions.x', { permissions: ['sascore'] }],
    ['constructor', {}],
    ['__proto__.constructor', {}],
    ['permissions.length.x', { permissions: 'sascore' }],
    ['permissions', undefined],
  ])('%s leads nowhere in %j', (path, claims) => {
    expect(claimAt(claims, path)).toBeUndefined();
  });
});

describe('the names in a claim', () => {
  const two = ['retrosynthesis', 'sascore'];
  it.each<[unknown, string[]]>([
    [['sascore', 'retrosynthesis'], two],
    ['retrosynthesis sascore', two],
    ['retrosynthesis,sascore', two],
    ['retrosynthesis, sascore', two],
    ['  retrosynthesis\tsascore\n', two],
    ['openid profile retrosynthesis sascore', two],
    [['retrosynthesis', 'sascore', 'sascore', 'uma_authorization'], two],
    [['retrosynthesis', 7, null, { sascore: true }, ['quotation'], 'sascore'], two],
    ['sascore', ['sascore']],
    [['Sascore', ' sascore', 'sascore '], []],
    ['', []],
    [[], []],
    [{ sascore: true }, []],
    [true, []],
    [undefined, []],
  ])('%j are %j', (value, held) => {
    expect(permissionsIn(value, undefined)).toEqual(held);
  });

  const mapOf = (map: string) => permissionsOf({ PERMISSIONS_CLAIM: 'x', PERMISSIONS_MAP: map }).fromClaim?.byName;
  it.each<[string, unknown, string[]]>([
    ['chemist=retrosynthesis,sascore', ['chemist'], two],
    ['chemist = retrosynthesis , sascore ; sales=quotation;', ['sales', 'chemist'], [...two, 'quotation']],
    ['lead=*', ['lead'], [...permissions]],
    // With a table a name that looks like a permission is one only where the table says so.
    ['chemist=sascore', ['quotation'], []],
    ['chemist=sascore', ['Chemist'], []],
    ['/chemists=sascore;/chemists/lead=retrosynthesis', ['/chemists', '/chemists/lead'], two],
    ['Chem Users=retrosynthesis;Sales=sascore', 'Chem Users, Sales', two],
    ['CN=Chem,OU=Groups,DC=x=sascore', ['CN=Chem,OU=Groups,DC=x'], ['sascore']],
  ])('%s makes of %j %j', (map, value, held) => {
    expect(permissionsIn(value, mapOf(map))).toEqual(held);
  });
});

describe('the configuration of permissions', () => {
  const server = { AUTH_SERVER_URL: 'https://permissions.example' };
  const claim = { PERMISSIONS_CLAIM: 'permissions' };
  const mapped = (map: string) => ({ ...claim, PERMISSIONS_MAP: map });
  it.each<[Record<string, string>, string | undefined, RegExp]>([
    [{}, undefined, /^AUTH_SERVER_URL: must be set, or PERMISSIONS_CLAIM/],
    [{}, 'PHARMA_THIRD_PARTY_NAME', /^$/],
    [server, undefined, /^$/],
    [claim, undefined, /^$/],
    [{ ...server, ...claim }, undefined, /^PERMISSIONS_CLAIM: .*AUTH_SERVER_URL/],
    [claim, 'PINGFED_AUTH_URL', /^PERMISSIONS_CLAIM: .*PINGFED_AUTH_URL/],
    [{ ...server, PERMISSIONS_MAP: 'a=sascore' }, undefined, /^PERMISSIONS_MAP: .*PERMISSIONS_CLAIM/],
    [mapped('a=sascore;b=*'), undefined, /^$/],
    [mapped('a'), undefined, /^PERMISSIONS_MAP: must be role=/],
    [mapped(';'), undefined, /^PERMISSIONS_MAP: must be role=/],
    [mapped('=sascore'), undefined, /^PERMISSIONS_MAP: must be role=/],
    [mapped('a='), undefined, /^PERMISSIONS_MAP: must map to .*""/],
    [mapped('a=sascores'), undefined, /^PERMISSIONS_MAP: must map to .*"sascores"/],
    [mapped('a=sascore;a=quotation'), undefined, /^PERMISSIONS_MAP: must name each role once/],
  ])('%j (%s): %s', (env, grantsAll, problem) => {
    expect(permissionsProblems(env, grantsAll).join('\n')).toMatch(problem);
  });
});

describe('permissions of a user', () => {
  const noProvider = {
    configuration: () => Promise.reject(new Error('userinfo was asked')),
  };
  const heard: unknown[] = [];
  const source = claimedPermissions({ claim: 'permissions', byName: undefined }, noProvider, (one) => heard.push(one));
  const held = (accessToken: string, idToken = '') => source.permissionsOf('u-1', { accessToken, idToken });

  it('come from the access token, before the ID token', async () => {
    const [access, id] = [
      await tokenWith({ permissions: ['sascore'] }),
      await tokenWith({ permissions: ['quotation'] }),
    ];
    expect(await held(access, id)).toEqual(['sascore']);
    expect(await held('opaque', id)).toEqual(['quotation']);
    expect(await held(await tokenWith({}), id)).toEqual(['quotation']);
  });

  it('are asked for at userinfo where no token has the claim', async () => {
    await expect(held(await tokenWith({}), await tokenWith({}))).rejects.toThrow('userinfo was asked');
  });

  it('are read in the response of userinfo that is at hand', async () => {
    const tokens = { accessToken: await tokenWith({}), idToken: '', userInfo: { permissions: ['sascore'] } };
    expect(await source.permissionsOf('u-1', tokens)).toEqual(['sascore']);
  });

  it('are none, with a word to the log, where the claim holds none', async () => {
    expect(await held(await tokenWith({ permissions: ['other'] }))).toEqual([]);
    expect(heard).toEqual([{ claim: 'permissions', isThere: true }]);
  });
});

describe('a deployment without a permission server', () => {
  let gateway: Setup;
  afterEach(() => gateway.close());
  const env = { AUTH_SERVER_URL: '', PERMISSIONS_CLAIM: 'resource_access.synthesis-web.roles' };
  const setUpWith = async (roles: readonly string[]) => {
    gateway = await setUp({ env });
    grant(roles);
  };
  const grant = (roles: readonly string[]) => {
    gateway.provider.accessClaims = { resource_access: { 'synthesis-web': { roles } } };
  };
  const readUser = (browser: Awaited<ReturnType<Setup['signedIn']>>) => browser.call('GET', '/bff/user');

  it('signs in with the modules of the claim, and asks nobody', async () => {
    await setUpWith(['sascore', 'offline_access']);
    const response = await readUser(await gateway.signedIn());
    expect(response.json().data.permissions).toEqual(['sascore']);
    expect(gateway.provider.counts.permissions).toBe(0);
  });

  it('refuses a user without any with 997, and its log says where it looked', async () => {
    await setUpWith(['offline_access']);
    const response = await readUser(await gateway.signedIn());
    expect(response.statusCode).toBe(401);
    expect(gateway.logLines).toContainEqual(
      expect.objectContaining({ msg: 'no permission in the claim', claim: env.PERMISSIONS_CLAIM, isThere: true }),
    );
  });

  it('follows the claim with the next token, not a minute later', async () => {
    gateway = await setUp({ env });
    gateway.provider.tokenLifetimeSeconds = 300;
    grant(['sascore', 'quotation']);
    const browser = await gateway.signedIn();
    grant(['quotation']);
    gateway.advance(250_000);
    expect((await readUser(browser)).json().data.permissions).toEqual(['sascore', 'quotation']);
    gateway.advance(46_000);
    expect((await readUser(browser)).json().data.permissions).toEqual(['quotation']);
  });

  it('reads userinfo once at sign-in, where the claim is there alone', async () => {
    gateway = await setUp({ env });
    const roles = { 'synthesis-web': { roles: ['quotation'] } };
    // A token may have the first part of the path.
    gateway.provider.accessClaims = { resource_access: { account: { roles: ['view-profile'] } } };
    gateway.provider.userClaims = { resource_access: roles };
    const browser = await gateway.signedIn();
    expect(gateway.provider.counts.userinfo).toBe(1);
    expect((await readUser(browser)).json().data.permissions).toEqual(['quotation']);
    expect(gateway.provider.counts.userinfo).toBe(1);
  });

  it('makes no API keys: what their owner may do could not be told', async () => {
    await setUpWith([...permissions]);
    const browser = await gateway.signedIn();
    const body = { name: 'ELN', modules: ['sascore'], expiresInDays: 1 };
    const offered = await browser.call('GET', '/api/common/apikey/module');
    const made = await browser.call('POST', '/api/common/apikey/create', { payload: body });
    for (const response of [offered, made]) expect(response.json().error).toMatchObject({ code: 10039 });
  });
});
