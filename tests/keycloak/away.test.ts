import { afterAll, describe, expect, inject, it } from 'vitest';
import { order } from './support/control.ts';
import { pause, product, signedIn, statusOf, visitor, withTokensOf } from './support/stage.ts';

const { control } = inject('keycloak');
const isReady = async () => (await fetch(`${product.url}/readyz`)).status;

describe('while Keycloak is away', () => {
  afterAll(() => order(control, 'start'));

  it('sessions go on, sign-ins are told to try again, and all of it comes back', () =>
    withTokensOf(60, async () => {
      const { person, username } = await signedIn();
      expect(await isReady()).toBe(200);
      await order(control, 'stop');
      expect(await statusOf(person)).toBe(200);
      const page = await visitor().open('/bff/login?culture=en');
      expect([page.url.startsWith(product.url), page.status]).toEqual([true, 503]);
      await expect.poll(isReady, { timeout: 75_000, interval: 1_000 }).toBe(503);
      await pause(2_000);
      await order(control, 'start');
      await expect.poll(isReady, { timeout: 75_000, interval: 1_000 }).toBe(200);
      // The token has ended meanwhile; the session at Keycloak has not.
      expect(await statusOf(person)).toBe(200);
      expect((await visitor().signIn(username)).url).toBe(`${product.url}/`);
    }));
});
