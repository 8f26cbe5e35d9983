import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, pause, signedIn, statusOf, withTokensOf } from './support/stage.ts';

const refreshes = async (userId: string) =>
  (await admin.get<object[]>(`events?type=REFRESH_TOKEN&user=${userId}`)).length;

describe('refresh tokens that count once', () => {
  beforeAll(() => admin.put('events/config', { eventsEnabled: true, enabledEventTypes: ['REFRESH_TOKEN', 'LOGIN'] }));
  afterAll(() => admin.put('events/config', { eventsEnabled: true, enabledEventTypes: [] }));

  it('are used once for twenty calls at the end of a token, again and again', () =>
    withTokensOf(12, async () => {
      const { id, person } = await signedIn();
      for (const round of [1, 2, 3]) {
        await pause(8_000);
        const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(person)));
        expect(new Set(statuses)).toEqual(new Set([200]));
        expect(await refreshes(id)).toBe(round);
      }
    }));
});
