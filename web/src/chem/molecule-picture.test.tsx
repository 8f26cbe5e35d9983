import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MoleculePicture } from './molecule-picture.tsx';

const molecule = { key: 'H5PkJrIrc31vSHIc6E60hg', formula: 'C2H6O' };
const show = () => render(<MoleculePicture molecule={molecule} width={96} height={60} />);
const picture = () => screen.getByRole('img');

describe('a picture that does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is asked for a second time, and not a third', () => {
    show();
    const first = picture();
    fireEvent.error(first);
    act(() => vi.advanceTimersByTime(2_500));
    const second = picture();
    expect(second).not.toBe(first);
    fireEvent.error(second);
    act(() => vi.advanceTimersByTime(60_000));
    expect(picture()).toBe(second);
  });

  it('is asked for again when the network is back', () => {
    show();
    const first = picture();
    fireEvent.error(first);
    fireEvent.error(first);
    act(() => window.dispatchEvent(new Event('online')));
    expect(picture()).not.toBe(first);
  });

  it('is left alone where it came', () => {
    show();
    const first = picture();
    act(() => window.dispatchEvent(new Event('online')));
    expect(picture()).toBe(first);
  });
});
