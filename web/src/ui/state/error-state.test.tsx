import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../shared/api/call-error.ts';
import { setErrorActions } from '../../shared/errors/actions.ts';
import { dialogs } from '../../shared/lib/notices.ts';
import { ErrorState } from './error-state.tsx';

const went = vi.fn((_action: string) => undefined);
const failure = (key: ErrorKey) =>
  new CallError('envelope', { message: `words of ${key}`, ...catalogue[key] }, { status: 200, requestId: 'r-9' });
const nothing = () => undefined;

beforeEach(() => {
  dialogs.set([]);
  went.mockClear();
  const others = { login: nothing, contactUs: nothing, contactSales: nothing, viewRoute: nothing };
  setErrorActions({ ...others, home: () => went('home') });
});

describe('an error that ends the page', () => {
  it.each(['dataMissingOrNoAccess', 'crossCompanySharing'] as const)('is a dialog that leads home: %s', (key) => {
    render(<ErrorState error={failure(key)} onRetry={nothing} />);
    expect(dialogs.get()).toMatchObject([{ text: `words of ${key}`, cancel: undefined }]);
    dialogs.get()[0]?.action.run();
    expect(went).toHaveBeenCalledWith('home');
    expect(screen.getByRole('alert').textContent).toContain(`words of ${key}`);
  });

  it('is not tried again, for that changes nothing', () => {
    render(<ErrorState error={failure('dataMissingOrNoAccess')} onRetry={nothing} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is said once, though the page asks again by itself', () => {
    const { rerender } = render(<ErrorState error={failure('dataMissingOrNoAccess')} />);
    dialogs.set([]);
    rerender(<ErrorState error={failure('dataMissingOrNoAccess')} />);
    expect(dialogs.get()).toEqual([]);
  });
});

describe('any other error', () => {
  it.each(['dataNotFound', 'computingBusy', 'serverProblem', 'impurityTaskMissing'] as const)(
    'stays in its place, with the way to try again: %s',
    (key) => {
      const retry = vi.fn(nothing);
      render(<ErrorState error={failure(key)} onRetry={retry} />);
      expect(dialogs.get()).toEqual([]);
      fireEvent.click(screen.getByRole('button'));
      expect(retry).toHaveBeenCalledOnce();
    },
  );

  it('of a part of the page is no dialog', () => {
    render(<ErrorState error={failure('dataMissingOrNoAccess')} compact />);
    expect(dialogs.get()).toEqual([]);
  });
});
