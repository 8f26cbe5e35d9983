import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { later } from './later.tsx';

function Note({ text }: { text: string }) {
  const [written, setWritten] = useState('');
  return <input aria-label={text} value={written} onChange={({ target }) => setWritten(target.value)} />;
}

it('shows a fallback until the part is there, and fetches it once', async () => {
  let fetched = 0;
  const Part = later(
    async () => {
      fetched += 1;
      return Note;
    },
    { fallback: <p>coming</p> },
  );
  render(<Part text="first" />);
  expect(screen.getByText('coming')).toBeTruthy();
  expect(await screen.findByLabelText('first')).toBeTruthy();
  expect(screen.queryByText('coming')).toBeNull();
  expect(fetched).toBe(1);
});

it('draws at once what was fetched ahead', async () => {
  const Part = later(async () => Note, { fallback: <p>coming</p> });
  await Part.fetch();
  render(<Part text="second" />);
  expect(screen.getByLabelText('second')).toBeTruthy();
});

it('keeps what was typed, though the part is fetched again meanwhile', async () => {
  const Part = later(async () => Note);
  const { rerender } = render(<Part text="third" />);
  fireEvent.change(await screen.findByLabelText('third'), { target: { value: 'typed' } });
  await Part.fetch();
  rerender(<Part text="third" />);
  expect(screen.getByLabelText<HTMLInputElement>('third').value).toBe('typed');
});
