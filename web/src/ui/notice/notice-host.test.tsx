import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDialog, addToast, dialogs, toasts } from '../../shared/lib/notices.ts';
import { NoticeHost } from './notice-host.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  toasts.set([]);
  dialogs.set([]);
});
afterEach(() => vi.useRealTimers());

describe('NoticeHost', () => {
  it('takes a toast away after three seconds, but not under the pointer', () => {
    render(<NoticeHost />);
    act(() => void addToast({ tone: 'success', text: 'Saved' }));
    const toast = screen.getByText('Saved');
    fireEvent.pointerEnter(toast);
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.pointerLeave(toast);
    act(() => vi.advanceTimersByTime(3_000));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('keeps a closable toast until it is closed', () => {
    render(<NoticeHost />);
    act(() => void addToast({ tone: 'info', text: 'Done', closable: true, durationMs: 0 }));
    act(() => vi.advanceTimersByTime(60_000));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Done')).toBeNull();
  });

  it('shows one dialog after the other and does what its button says', () => {
    const run = vi.fn();
    render(<NoticeHost />);
    act(() => {
      addDialog({ tone: 'error', title: 'First', text: 'one', action: { label: 'Go', run } });
      addDialog({ tone: 'error', title: 'Second', text: 'two', action: { label: 'Go', run } });
    });
    expect(screen.queryByText('Second')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Second')).toBeTruthy();
  });

  it('takes a double click for one: the next dialog hears a press 300 ms later', () => {
    const run = vi.fn();
    render(<NoticeHost />);
    act(() => {
      for (const title of ['First', 'Second', 'Third'])
        addDialog({ tone: 'error', title, text: title, action: { label: 'Go', run } });
    });
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Go' }));
    press();
    act(() => vi.advanceTimersByTime(299));
    press();
    expect(run).toHaveBeenCalledTimes(1);
    act(() => vi.advanceTimersByTime(1));
    press();
    expect(run).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog', { name: 'Third' })).toBeTruthy();
  });

  it('offers no way around a dialog without cancel', () => {
    render(<NoticeHost />);
    act(() => void addDialog({ tone: 'error', title: 'Ended', text: 'x', action: { label: 'Go', run: vi.fn() } }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByText('Ended')).not.toBeNull();
    expect(within(screen.getByRole('dialog')).getAllByRole('button')).toHaveLength(1);
  });
});
