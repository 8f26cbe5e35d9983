import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../../shared/i18n/load-words.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

beforeEach(() => loadWords(['common']));

function show(given: Partial<DateFieldProps> = {}) {
  const onChange = vi.fn<(value: string) => void>();
  function Held() {
    const [value, setValue] = useState(given.value ?? '');
    return (
      <>
        <label htmlFor="day">From</label>
        <DateField
          id="day"
          label="From"
          {...given}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      </>
    );
  }
  render(<Held />);
  const input = screen.getByLabelText<HTMLInputElement>('From');
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  return { input, type, onChange, days: () => onChange.mock.calls.map(([day]) => day) };
}

const day = (date: string) => document.querySelector<HTMLElement>(`[role=dialog] [data-day='${date}']`);

it('takes a day when it is typed in full, and in other ways of writing with Enter or by leaving', () => {
  const { input, type, days } = show();
  type('2026-01-3');
  expect(days()).toEqual([]);
  type('2026-01-31');
  expect(days()).toEqual(['2026-01-31']);
  type('2026/2/1');
  expect(days()).toEqual(['2026-01-31']);
  fireEvent.keyDown(input, { key: 'Enter' });
  type('2026年2月3日');
  fireEvent.blur(input);
  expect(days()).toEqual(['2026-01-31', '2026-02-01', '2026-02-03']);
  expect(input.value).toBe('2026-02-03');
});

it('marks what is no day within its bounds, and has the old one again when it is left', () => {
  const { input, type, days } = show({ value: '2026-05-05', min: '2026-05-01', max: '2026-05-31' });
  for (const text of ['2026-06-01', '2026-04-30', '2026-02-30', 'soon']) {
    type(text);
    expect([text, input.getAttribute('aria-invalid')]).toEqual([text, 'true']);
  }
  fireEvent.blur(input);
  expect([input.value, input.getAttribute('aria-invalid'), days()]).toEqual(['2026-05-05', 'false', []]);
  type('2026-05-01');
  type('2026-05-31');
  expect(days()).toEqual(['2026-05-01', '2026-05-31']);
});

it('is emptied by hand or by its mark, unless there is always a day', () => {
  const { input, type, days } = show({ value: '2026-05-05' });
  type('');
  expect(days()).toEqual(['']);
  type('2026-05-06');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the date' }));
  expect([input.value, days()]).toEqual(['', ['', '2026-05-06', '']]);
  expect(screen.queryByRole('button', { name: 'Clear the date' })).toBeNull();
});

it('keeps a day that must be there', () => {
  const { input, type, days } = show({ value: '2026-05-05', isRequired: true });
  expect(screen.queryByRole('button', { name: 'Clear the date' })).toBeNull();
  type('');
  fireEvent.blur(input);
  expect([input.value, days()]).toEqual(['2026-05-05', []]);
});

it('opens a calendar in which the keyboard goes by days, weeks and months, within the bounds', async () => {
  const { input, days } = show({ value: '2026-01-29', max: '2026-03-10' });
  input.focus();
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  await waitFor(() => expect(document.activeElement).toBe(day('2026-01-29')));
  expect(screen.getByRole('dialog', { name: 'Calendar: From' }).id).toBe(input.getAttribute('aria-controls'));
  const places = [
    ['ArrowRight', '2026-01-30'],
    ['ArrowDown', '2026-02-06'],
    ['ArrowLeft', '2026-02-05'],
    ['ArrowUp', '2026-01-29'],
    ['PageDown', '2026-02-28'],
    ['Home', '2026-02-22'],
    ['End', '2026-02-28'],
    ['PageDown', '2026-03-10'],
  ];
  for (const [key = '', date = ''] of places) {
    fireEvent.keyDown(document.activeElement ?? input, { key });
    await waitFor(() => expect([key, document.activeElement?.getAttribute('data-day')]).toEqual([key, date]));
  }
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tuesday, March 10, 2026');
  fireEvent.click(document.activeElement ?? input);
  await waitFor(() => expect(days()).toEqual(['2026-03-10']));
  expect([screen.queryByRole('dialog'), document.activeElement, input.value]).toEqual([null, input, '2026-03-10']);
});

it('offers no day beyond its bounds, and closes with Escape as it was', async () => {
  const { input, days } = show({ value: '2026-05-05', min: '2026-05-03' });
  fireEvent.click(input);
  await screen.findByRole('dialog');
  const early = day('2026-05-02');
  expect(early?.closest('td')?.className).toContain('disabled');
  if (early) fireEvent.click(early);
  expect(days()).toEqual([]);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect([screen.queryByRole('dialog'), input.value]).toEqual([null, '2026-05-05']);
});
