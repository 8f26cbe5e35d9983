import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

const openTitles = () => screen.queryAllByRole('dialog').map((one) => one.querySelector('h2')?.textContent);

function Two() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Dialog title="Below" footer={<button onClick={() => setAsked(true)}>Ask</button>}>
        <input aria-label="Name" />
        <input aria-label="Note" />
      </Dialog>
      {isAsked && (
        <Dialog title="Above" footer={<button onClick={() => setAsked(false)}>Leave</button>}>
          <p>Sure?</p>
        </Dialog>
      )}
    </>
  );
}

it('steps back for the next one, and is there again as it was', async () => {
  render(<Two />);
  expect(openTitles()).toEqual(['Below']);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'half a sentence' } });
  screen.getByLabelText('Note').focus();
  fireEvent.click(screen.getByText('Ask'));
  expect(openTitles()).toEqual(['Above']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Leave'));
  fireEvent.click(screen.getByText('Leave'));
  expect(openTitles()).toEqual(['Below']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Note')));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half a sentence');
});

it('comes back though the one between has gone first', () => {
  const show = (titles: readonly string[]) =>
    titles.map((title) => (
      <Dialog key={title} title={title}>
        <p>{title}</p>
      </Dialog>
    ));
  const { rerender } = render(<>{show(['A'])}</>);
  rerender(<>{show(['A', 'B'])}</>);
  rerender(<>{show(['A', 'B', 'C'])}</>);
  rerender(<>{show(['A', 'C'])}</>);
  expect(openTitles()).toEqual(['C']);
  rerender(<>{show(['A'])}</>);
  expect(openTitles()).toEqual(['A']);
  rerender(<>{show([])}</>);
  rerender(<>{show(['D'])}</>);
  expect(openTitles()).toEqual(['D']);
});
