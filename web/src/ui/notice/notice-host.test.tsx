import { App } from 'antd';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDialog, addToast, dialogs, toasts } from '../../shared/lib/notices.ts';
import { NoticeHost } from './notice-host.tsx';

const show = () =>
  render(
    <App>
      <NoticeHost />
    </App>,
  );

beforeEach(() => {
  vi.useFakeTimers();
  toasts.set([]);
  dialogs.set([]);
});
afterEach(() => vi.useRealTimers());

describe('NoticeHost', () => {
  it('takes a toast away after three seconds, but not under the pointer', () => {
    show();
    act(() => void addToast({ tone: 'success', text: 'Saved' }));
    const toast = screen.getByText('Saved');
    fireEvent.mouseEnter(toast);
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.mouseLeave(toast);
    act(() => vi.advanceTimersByTime(3_100));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('keeps a closable toast until it is closed', () => {
    show();
    act(() => void addToast({ tone: 'info', text: 'Done', closable: true, durationMs: 0 }));
    act(() => vi.advanceTimersByTime(60_000));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Done')).toBeNull();
  });

  it('shows one dialog after the other and does what its button says', () => {
    const run = vi.fn();
    show();
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
    show();
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
    show();
    act(() => void addDialog({ tone: 'error', title: 'Ended', text: 'x', action: { label: 'Go', run: vi.fn() } }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByText('Ended')).not.toBeNull();
    expect(within(screen.getByRole('dialog')).getAllByRole('button')).toHaveLength(1);
  });
});
