import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useUndoInTurn, type UndoInTurn } from './use-undo-queue.ts';

function keys(first: Partial<UndoInTurn> = {}) {
  const change = vi.fn();
  const usual = { isBusy: false, canUndo: true, canRedo: true, change };
  const { rerender } = renderHook((props: UndoInTurn) => useUndoInTurn(props), {
    initialProps: { ...usual, ...first },
  });
  const press = (key: string) => fireEvent.keyDown(document.body, { key, ctrlKey: true });
  return {
    press,
    asked: () => change.mock.calls.flat(),
    now: (state: Partial<UndoInTurn>) => rerender({ ...usual, ...state }),
  };
}

it('asks at once where nothing is on its way', () => {
  const { press, asked } = keys();
  press('z');
  expect(asked()).toEqual(['undo']);
});

it('keeps what is pressed meanwhile, and asks for one after the other', () => {
  const { press, asked, now } = keys({ isBusy: true });
  press('z');
  press('y');
  expect(asked()).toEqual([]);
  now({ isBusy: false });
  expect(asked()).toEqual(['undo']);
  now({ isBusy: true });
  now({ isBusy: false });
  expect(asked()).toEqual(['undo', 'redo']);
  now({ isBusy: true });
  now({ isBusy: false });
  expect(asked()).toHaveLength(2);
});

it('asks for nothing that there is nothing of, and lets go what waited behind it', () => {
  const { press, asked, now } = keys({ isBusy: true });
  press('z');
  press('y');
  now({ isBusy: false, canUndo: false });
  now({ isBusy: true });
  now({ isBusy: false });
  expect(asked()).toEqual([]);
});

it('keeps no more than twenty', () => {
  const { press, asked, now } = keys({ isBusy: true });
  for (let count = 0; count < 40; count++) press('z');
  for (let count = 0; count < 40; count++) {
    now({ isBusy: false });
    now({ isBusy: true });
  }
  expect(asked()).toHaveLength(20);
});
