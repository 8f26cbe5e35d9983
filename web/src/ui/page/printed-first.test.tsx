import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { mostPrinted, useRowWindow } from '../../shared/rows/use-row-window.ts';
import { PrintedFirst } from './printed-first.tsx';

beforeAll(() => i18n.loadNamespaces(['common']));

function List({ count }: { count: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end } = useRowWindow(scroller, count, 40);
  return (
    <div ref={scroller}>
      {Array.from({ length: end - first }, (_, place) => (
        <p key={place} data-testid="row" />
      ))}
      <PrintedFirst end={end} count={count} />
    </div>
  );
}

const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));

describe('a list on paper', () => {
  it.each([
    [mostPrinted + 1, '301'],
    [500, '500'],
    [1_000, '1,000'],
  ])('of %i rows says how many of them are printed', (count, total) => {
    render(<List count={count} />);
    print();
    expect(screen.getAllByTestId('row')).toHaveLength(mostPrinted);
    expect(screen.getByText(`The first 300 of ${total} rows are printed.`)).toBeTruthy();
  });

  it.each([1, 40, mostPrinted])('of %i rows is printed whole, and says nothing', (count) => {
    render(<List count={count} />);
    print();
    expect(screen.getAllByTestId('row')).toHaveLength(count);
    expect(screen.queryByText(/are printed/)).toBeNull();
  });
});
