// Screen actions are recorded by the real service, through the real gateway.

import { screenActionCodes, screenActions } from '@app/shared/constants/screen-actions';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Member } from './support/member.ts';

let chemist: Member;

beforeAll(async () => {
  ({ member: chemist } = await signIn('chemist'));
});

const loginDevice = 'desktop Firefox';

describe('a screen action', () => {
  it('of every kind is recorded', async () => {
    const responses = await Promise.all(
      screenActionCodes.map((code) => chemist.call('createBuriedPoint', { body: { code, loginDevice } })),
    );
    expect(responses.map(({ data }) => data)).toEqual(screenActionCodes.map(() => ({ recorded: true })));
  });

  it('is recorded with the time spent on it', async () => {
    const body = { code: screenActions.readRoute, loginDevice, stayTime: 90_000 };
    expect((await chemist.call('createBuriedPoint', { body })).data).toEqual({ recorded: true });
  });

  it('that the catalogue does not know is refused in the caller’s language', async () => {
    const path = '/api/statistics/create-buried-point';
    const response = await chemist.send('POST', path, { body: { code: 703, loginDevice }, culture: 'zh-CN' });
    expect(response.code).toBe(10012);
    expect(response.error?.message).toMatch(/\p{Script=Han}/u);
  });
});
