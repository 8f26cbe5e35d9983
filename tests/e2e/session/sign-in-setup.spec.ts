// What a person sees where sign-in is not set up correctly: a second gateway whose address the provider does not know.

import { expect, test } from 'playwright/test';
import { cultures } from '@app/shared/constants/locale';
import { startGateway, type GatewayProcess } from '../../support/gateway.ts';
import { axeFindings, pageFindings } from '../support/accessible.ts';
import { place } from '../support/place.ts';
import { word } from '../support/visitor.ts';

const ownPort = place.port + 14;
let gateway: GatewayProcess;

test.beforeAll(async () => {
  gateway = await startGateway(ownPort, {
    OIDC_ISSUER: `http://localhost:${place.port + 1}/realms/synthesis`,
    AUTH_SERVER_URL: `http://localhost:${place.port + 1}`,
    CHEMISTRY_URL: `http://localhost:${place.port + 2}`,
    RATE_LIMIT_SIGN_IN: '0',
  });
});
test.afterAll(async () => {
  await gateway.stop();
});

for (const culture of cultures) {
  for (const width of [1440, 390]) {
    test(`names the cause for the administrator, in ${culture} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(`${gateway.url}/bff/login?culture=${culture}&returnTo=/my/profile`);
      expect(response?.status()).toBe(502);
      await expect(
        page.getByRole('heading', { level: 1, name: word('gateway:signInFailed.title', culture) }),
      ).toBeVisible();
      const words = word('gateway:signInSetup', culture, { reason: 'redirect-refused' });
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText('redirect-refused', { exact: true })).toBeVisible();
      const again = page.getByRole('link', { name: word('gateway:signInFailed.tryAgain', culture) });
      await expect(again).toHaveAttribute('href', `/bff/login?culture=${culture}&returnTo=%2Fmy%2Fprofile`);
      expect([...(await axeFindings(page)), ...(await pageFindings(page))]).toEqual([]);
      // Trying again asks again, and goes nowhere else while nothing has changed.
      await again.click();
      await expect(page.getByText(words)).toBeVisible();
      expect(new URL(page.url()).port).toBe(String(ownPort));
    });
  }
}

test('leaves one line in the log for each, with the cause and what was answered', async ({ page }) => {
  const before = linesIn(gateway.log()).length;
  await page.goto(`${gateway.url}/bff/login?culture=en`);
  await expect.poll(() => linesIn(gateway.log()).length).toBe(before + 1);
  const line = linesIn(gateway.log()).at(-1);
  expect(line).toMatchObject({ reason: 'redirect-refused', err: { message: expect.stringMatching(/answered 400$/) } });
  await expect(page.getByText(String(line?.['requestId']))).toBeVisible();
});

function linesIn(log: string): Record<string, unknown>[] {
  const lines = log.split('\n').filter((line) => line.includes('"sign-in failed"'));
  return lines.map((line) => JSON.parse(line));
}
