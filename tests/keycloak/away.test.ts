import { afterAll, describe, expect, inject, it } from 'vitest';
import { order } from './support/control.ts';
import { pause, product, signedIn, statusOf, visitor, withTokensOf, type SignedIn } from './support/stage.ts';

const { control } = inject('keycloak');
const isReady = async () => (await fetch(`${product.url}/readyz`)).status;
/** The gateway looks at a provider that responded a moment ago after this time again. */
const lookAgainMs = 6_000;
const tokenSeconds = 60;
let who: SignedIn;

describe('while Keycloak is away', () => {
  afterAll(() => order(control, 'start'));

  it('sessions whose token holds go on', () =>
    withTokensOf(tokenSeconds, async () => {
      who = await signedIn();
      expect(await isReady()).toBe(200);
      await order(control, 'stop');
      const found = await statusOf(who.person).finally(() => pause(lookAgainMs));
      const page = await visitor()
        .open('/bff/login?culture=en')
        .catch((error: unknown) => ({ url: String(error), status: 0, text: '' }));
      const readiness = await isReady();
      await order(control, 'start');
      expect(found).toBe(200);
      expect([page.url.startsWith(product.url), page.status, readiness]).toEqual([true, 503, 503]);
      expect(page.text).toMatch(/try again/i);
    }));

  it('and all of it comes back with Keycloak: readiness, sessions whose token ended, sign-ins', async () => {
    await expect.poll(isReady, { timeout: 75_000, interval: 1_000 }).toBe(200);
    await pause(tokenSeconds * 1_000);
    expect(await statusOf(who.person)).toBe(200);
    expect((await visitor().signIn(who.username)).url).toBe(`${product.url}/`);
  });
});
