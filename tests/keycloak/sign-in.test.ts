import { describe, expect, inject, it } from 'vitest';
import { createAdmin, ofTenant } from './support/admin.ts';
import { Person } from './support/person.ts';

const { url, administrator } = inject('keycloak');
const product = inject('product');
const admin = createAdmin(url, administrator);
const visitor = () => new Person(product.url);

describe('signing in with the realm as it is imported', () => {
  it('leads to a session with the claims of the user', async () => {
    await admin.addUser({ username: 'wei', attributes: { ...ofTenant('t-1'), tenant_admin: ['true'] } });
    const person = visitor();
    const page = await person.signIn('wei');
    expect(page).toMatchObject({ url: `${product.url}/`, status: 200 });
    const { data } = await person.call('GET', '/bff/user');
    expect(data).toMatchObject({ user: { userName: 'wei', tenantId: 't-1' }, account: { isTenantAdmin: true } });
    expect(data?.['permissions']).toHaveLength(8);
  });

  it.each([
    ['en', 'Sign in to your account'],
    ['zh-CN', '登录到您的账户'],
  ])('shows the page of the provider in the language of ours: %s', async (culture, title) => {
    const page = await visitor().open(`/bff/login?culture=${culture}`);
    expect(page.text).toContain(title);
    expect(page.text).toMatch(new RegExp(`<html[^>]+lang="${culture}"`));
  });

  it('gives the modules of the user’s groups, and refuses somebody without any', async () => {
    await admin.addUser({ username: 'sales', groups: ['/sales'] });
    await admin.addUser({ username: 'nobody', groups: [] });
    const [sales, nobody] = [visitor(), visitor()];
    await sales.signIn('sales');
    const { data } = await sales.call('GET', '/bff/user');
    expect(data?.['permissions']).toEqual(['retrosynthesis', 'quotation']);
    const page = await nobody.signIn('nobody');
    expect(page.text).toContain('997');
  });
});
