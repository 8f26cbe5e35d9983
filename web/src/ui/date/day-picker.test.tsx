import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DayPicker, type DayPickerProps } from './day-picker.tsx';

function show(given: Partial<DayPickerProps> = {}) {
  const onChange = vi.fn<(value: string) => void>();
  function Held() {
    const [value, setValue] = useState(given.value ?? '');
    return (
      <DayPicker
        id="day"
        label="From"
        {...given}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Held />);
  const input = screen.getByLabelText<HTMLInputElement>('From');
  const type = (text: string) => {
    input.focus();
    fireEvent.click(input);
    fireEvent.change(input, { target: { value: text } });
  };
  const leave = () => input.blur();
  return { input, type, leave, days: () => onChange.mock.calls.map(([day]) => day) };
}

it.each(['2026-02-01', '2026-2-1', '2026/2/1', '2026年2月1日', '20260201'])('takes a day typed as %s', async (text) => {
  const { input, type, leave, days } = show();
  type(text);
  fireEvent.keyDown(input, { key: 'Enter' });
  leave();
  await waitFor(() => expect([days(), input.value]).toEqual([['2026-02-01'], '2026-02-01']));
});

it.each(['2026-06-01', '2026-04-30', '2026-02-30', 'soon'])(
  'does not take %s, which is no day within its bounds',
  (text) => {
    const { type, leave, days } = show({ value: '2026-05-05', min: '2026-05-01', max: '2026-05-31' });
    type(text);
    leave();
    expect(days()).toEqual([]);
  },
);

it('is emptied by its button', () => {
  const { input, days } = show({ value: '2026-05-05' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect([input.value, days()]).toEqual(['', ['']]);
});

it('has no button to empty it where a day is required', () => {
  show({ value: '2026-05-05', isRequired: true });
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

it('keeps what is typed when the page around it is drawn again', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const picker = () => <DayPicker id="day" label="To" value="2026-05-05" onChange={onChange} />;
  const { rerender } = render(picker());
  const input = screen.getByLabelText<HTMLInputElement>('To');
  input.focus();
  fireEvent.click(input);
  fireEvent.change(input, { target: { value: '2026-05-20' } });
  rerender(picker());
  fireEvent.keyDown(input, { key: 'Enter' });
  input.blur();
  await waitFor(() => expect(onChange.mock.calls).toEqual([['2026-05-20']]));
});
