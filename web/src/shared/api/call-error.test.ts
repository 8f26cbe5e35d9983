import { describe, expect, it } from 'vitest';
import { catalogue } from '@app/shared/errors/catalogue';
import { CallError, computingBusyCode, mayPass, type CallErrorKind } from './call-error.ts';

const failed = (kind: CallErrorKind, status: number) =>
  new CallError(kind, { message: 'no', display: 'toast' }, { status });

describe('trying again', () => {
  it.each([
    ['network', 0],
    ['timeout', 0],
    ['envelope', 502],
    ['envelope', 504],
    ['envelope', 429],
  ] as const)('may help after %s %d', (kind, status) => {
    expect(mayPass(failed(kind, status))).toBe(true);
  });

  it('may help where the service was busy', () => {
    const { code } = catalogue.computingBusy;
    expect(computingBusyCode).toBe(code);
    expect(mayPass(new CallError('envelope', { message: 'no', display: 'toast', code }, { status: 200 }))).toBe(true);
  });

  // Refusals of the chemistry service come inside a 200 response.
  it.each([200, 400, 403, 404])('does not help after a refusal with status %d', (status) => {
    expect(mayPass(failed('envelope', status))).toBe(false);
  });
});
