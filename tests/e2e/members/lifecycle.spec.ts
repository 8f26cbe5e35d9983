// A user of a tenant from the invitation to the end: made by its administrator only.

import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from 'playwright/test';
import { fillSignIn, signIn, word } from '../support/visitor.ts';

const run = randomBytes(3).toString('hex');
const userName = `guest.${run}`;
const name = `Guest ${run}`;
const groupName = `Scoring ${run}`;
const password = 'Guest-pass-1';

const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page) => page.getByRole('row', { name: new RegExp(name) });

async function choose(page: Page, deed: string): Promise<void> {
  await page.getByRole('button', { name: word('members:actionsOf', 'en', { name }) }).click();
  await page.getByRole('menuitem', { name: word(`members:deed.${deed}`) }).click();
}

test(
  'a user is invited, sets a password by the link, signs in, takes a copy of own data, is disabled and deleted',
  { tag: '@full' },
  async ({ page, browser }) => {
    await signIn(page, 'admin', '/my/members?part=groups');
    await button(page, 'members:group.add').click();
    await dialog(page).getByLabel(word('members:column.group')).fill(groupName);
    await dialog(page).getByLabel(word('profile:module.sascore')).check();
    await dialog(page).getByLabel(word('profile:module.statistics')).check();
    await button(page, 'members:save').click();
    await expect(page.getByRole('row', { name: groupName })).toBeVisible();

    await page
      .getByRole('radiogroup', { name: word('members:part.label') })
      .getByRole('radio', { name: word('members:part.users'), exact: true })
      .check();
    await button(page, 'members:invite.action').first().click();
    await dialog(page).getByLabel(word('members:invite.userName')).fill(userName);
    await dialog(page).getByLabel(word('members:invite.name'), { exact: true }).fill(name);
    await dialog(page).getByLabel(word('members:invite.email')).fill(`${userName}@demo.example`);
    await dialog(page).getByLabel(groupName).check();
    await button(page, 'members:invite.submit').click();
    const link = (await dialog(page).getByLabel(word('members:link.label')).textContent()) ?? '';
    expect(link).toMatch(/\/set-password\/[\w-]{43}$/);
    await button(page, 'members:link.close').click();
    await page.getByLabel(word('members:search')).fill(userName);
    await expect(row(page)).toContainText(word('members:state.invited'));

    const guest = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await guest.goto(link);
    await expect(guest.getByText(name)).toBeVisible();
    await guest.locator('#password').fill(password);
    await guest.locator('#again').fill('Another-1');
    await guest.locator('form button[type=submit]').click();
    await expect(guest.getByRole('alert')).toContainText('10016');
    await guest.locator('#password').fill(password);
    await guest.locator('#again').fill(password);
    await guest.locator('form button[type=submit]').click();
    await guest.getByRole('link', { name: word('identity:setPassword.signIn') }).click();
    await fillSignIn(guest, userName, password);
    await expect(guest.getByRole('banner')).toBeVisible();
    await guest.goto('/dataView');
    await expect(guest).toHaveURL(/\/dataView$/);
    // Not an administrator: neither the page nor the way to it.
    await guest.goto('/my/members');
    await expect(guest).toHaveURL(/\/404$/);
    await guest.goto('/my/profile');
    await expect(guest.getByRole('link', { name: word('session:my.members') })).toHaveCount(0);

    await page.goto('/my/members?part=groups');
    await page.getByRole('button', { name: word('members:group.edit', 'en', { name: groupName }) }).click();
    await dialog(page).getByLabel(word('profile:module.statistics')).uncheck();
    await button(page, 'members:save').click();
    await expect(dialog(page)).toHaveCount(0);
    await guest.goto('/dataView');
    await expect(guest).toHaveURL(/\/404$/);
    await guest.goto('/sascore');
    await expect(guest).toHaveURL(/\/sascore$/);
    await guest.goto('/my/profile?tab=security');
    const copy = guest.waitForEvent('download');
    await button(guest, 'account:ownData.action').click();
    expect((await copy).suggestedFilename()).toMatch(/^my-data-[\d-]{10}\.json$/);

    await page.goto('/my/members');
    await page.getByLabel(word('members:search')).fill(userName);
    await expect(row(page)).toContainText(word('members:state.active'));
    await choose(page, 'disable');
    await button(page, 'members:disable.action').click();
    await expect(row(page)).toContainText(word('members:state.disabled'));
    // The page leaves for the sign-in by itself.
    await guest.reload({ waitUntil: 'commit' });
    await expect(guest.locator('#password')).toBeVisible();
    await fillSignIn(guest, userName, password);
    await expect(guest.getByRole('alert')).toHaveText(word('errors:noLoginPermission'));

    await choose(page, 'delete');
    await expect(button(page, 'members:delete.action')).toBeDisabled();
    await dialog(page).getByRole('textbox').fill(userName);
    await button(page, 'members:delete.action').click();
    await expect(page.getByText(word('members:delete.done', 'en', { name }))).toBeVisible();
    await expect(row(page)).toHaveCount(0);

    await page.goto('/my/members?part=groups');
    await page.getByRole('button', { name: word('members:group.delete', 'en', { name: groupName }) }).click();
    await button(page, 'members:group.deleteAction').click();
    await expect(page.getByRole('row', { name: groupName })).toHaveCount(0);
  },
);
