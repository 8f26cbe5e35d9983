import { changeSetting } from '@app/shared/contracts/profile/profile';
import { AppError } from '@app/shared/errors/app-error';
import { describe, expect, it } from 'vitest';
import { inputCheckOf } from './input.ts';

describe('the check of a path', () => {
  const check = inputCheckOf(changeSetting, 'params');

  it.each(['.', '..'])('refuses the segment %s, which would climb out of it', (value) => {
    expect(check?.({ key: 'Language', value })).toEqual({ error: expect.any(AppError) });
  });

  it('takes dots inside a segment', () => {
    expect(check?.({ key: 'Language', value: '..a' })).toEqual({ value: { key: 'Language', value: '..a' } });
  });

  it('is not needed where a call has no such part', () => {
    expect(inputCheckOf(changeSetting, 'body')).toBeUndefined();
  });
});
