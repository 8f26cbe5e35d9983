// Contact details of the operator: without anything configured (universal), and with all of it (domestic).

import { expect, test, type Page } from 'playwright/test';
import { placeAt, startPrepared, type Product } from '../../support/product.ts';
import { declineTours } from '../support/decline-tours.ts';
import { signIn, word } from '../support/visitor.ts';

const field = (page: Page, key: string) => page.getByRole('textbox', { name: word(`contact:form.${key}`) });
const noMailWithoutRecipient = async (page: Page) =>
  expect(page.locator('a[href^="mailto:?"], a[href="mailto:"]')).toHaveCount(0);

test('says who manages the organization where no contact is configured', async ({ page }) => {
  await signIn(page, 'admin', '/home');
  await signIn(page, 'chemist', '/contact');
  await expect(page.getByRole('heading', { level: 1, name: word('contact:title') })).toBeVisible();
  await expect(page.getByText(word('console:plans.contact.universal'))).toBeVisible();
  await expect(page.getByText(word('contact:nothing.text'))).toBeVisible();
  const own = page.getByRole('region', { name: word('contact:own.title') });
  await expect(own.getByRole('link')).toHaveAttribute('href', /^mailto:admin@demo\.example\?/);
  await expect(page.getByRole('button', { name: word('contact:form.send') })).toHaveCount(0);
  await noMailWithoutRecipient(page);
});

test('is open to an administrator whose subscription has ended, in the console', async ({ page }) => {
  await signIn(page, 'expired-admin', '/enterprise');
  await page.getByRole('link', { name: word('console:licence.expired.write') }).click();
  await expect(page).toHaveURL(/\/enterprise\?part=contact$/);
  await expect(page.getByText(word('contact:nothing.self', 'en', { organisation: 'Demo Expired' }))).toBeVisible();
  await page.goto('/contact');
  await expect(page).toHaveURL(/\/enterprise\?part=contact$/);
  await noMailWithoutRecipient(page);
});

test('is open without a sign-in, from the sign-in page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: word('common:errorAction.contactUs') }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByText(word('contact:nothing.title'))).toBeVisible();
});

test.describe('of a domestic deployment', { tag: '@full' }, () => {
  const place = placeAt(18_280);
  let product: Product | undefined;
  test.use({ baseURL: place.url });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    product = await startPrepared(place, {
      env: {
        DEPLOYMENT_KIND: 'domestic',
        CONTACT_NAME: 'Example Chemistry',
        CONTACT_EMAIL: 'sales@example.com',
        CONTACT_PHONE: '+86 21 5555 0100 转 801',
        CONTACT_ADDRESS_ZH: '上海市浦东新区示例路 1 号',
        CONTACT_URL: 'https://example.com/contact',
        CONTACT_RECIPIENT: 'desk@example.com',
        // No server listens there: messages wait for their mail.
        SMTP_URL: 'smtp://127.0.0.1:9',
      },
    });
    await declineTours(place);
  });
  test.afterAll(async () => expect(await product?.stop()).toBe(0));

  test('phone comes first, and a message is checked and kept', async ({ page }) => {
    await signIn(page, 'chemist', '/contact');
    await expect(page.getByText(word('console:plans.contact.domestic'))).toBeVisible();
    const facts = page.getByRole('region', { name: 'Example Chemistry' }).getByRole('link');
    await expect(facts).toHaveText(['+86 21 5555 0100 转 801', 'sales@example.com', 'example.com/contact']);
    await expect(facts.first()).toHaveAttribute('href', 'tel:+862155550100');
    const send = page.getByRole('button', { name: word('contact:form.send') });
    await field(page, 'phone').fill('call me');
    await send.click();
    for (const problem of ['phone', 'subject', 'message'])
      await expect(page.getByText(word(`contact:form.wrong.${problem}`))).toBeVisible();
    await field(page, 'phone').fill('+86 138 0000 0001');
    await field(page, 'subject').fill('More searches');
    await field(page, 'message').fill('What do 2,000 routes a month cost?');
    await send.click();
    const address = '+86 138 0000 0001';
    await expect(page.getByText(word('contact:form.sent.waiting', 'en', { address }))).toBeVisible();
  });

  test('the expired administrator writes about the renewal', async ({ page }) => {
    await signIn(page, 'expired-admin', '/enterprise?part=contact');
    await expect(field(page, 'subject')).toHaveValue(
      word('contact:subject.renewal', 'en', { organisation: 'Demo Expired' }),
    );
    await noMailWithoutRecipient(page);
  });
});
