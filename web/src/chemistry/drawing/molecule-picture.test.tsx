import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MoleculePicture } from './molecule-picture.tsx';
import { PictureImage } from './picture-image.tsx';

const ethanol = { key: 'H5PkJrIrc31vSHIc6E60hg', formula: 'C2H6O' };
const warfarin = { key: 'Wr5PkJrIrc31vSHIc6E60g', formula: 'C19H16O4', name: 'warfarin' };
const pictured = (molecule: typeof ethanol, props = {}) => (
  <MoleculePicture molecule={molecule} width={96} height={60} {...props} />
);
const picture = () => screen.getByRole('img');

describe('a picture that does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is asked for a second time, and not a third', () => {
    render(pictured(ethanol));
    const first = picture();
    fireEvent.error(first);
    act(() => vi.advanceTimersByTime(2_500));
    const second = picture();
    expect(second).not.toBe(first);
    expect(second.tagName).toBe('IMG');
    fireEvent.error(second);
    act(() => vi.advanceTimersByTime(60_000));
    expect(picture().tagName).toBe('SPAN');
  });

  it('leaves its place to the name, not to the sign of a broken picture', () => {
    render(pictured(warfarin));
    fireEvent.error(picture());
    expect(document.querySelector('img')).toBeNull();
    expect(picture().textContent).toBe('warfarin');
    expect(picture().style.width).toBe('96px');
  });

  it('leaves an empty place where the name is beside it', () => {
    const { container } = render(pictured(warfarin, { decorative: true }));
    fireEvent.error(container.querySelector('img') ?? container);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('');
  });

  it('is asked for again when the network is back', () => {
    render(pictured(ethanol));
    fireEvent.error(picture());
    act(() => window.dispatchEvent(new Event('online')));
    expect(picture().tagName).toBe('IMG');
  });

  it('is left alone where it came', () => {
    render(pictured(ethanol));
    const first = picture();
    fireEvent.load(first);
    act(() => window.dispatchEvent(new Event('online')));
    expect(picture()).toBe(first);
  });
});

describe('a picture that becomes another', () => {
  const others: [string, typeof ethanol, object][] = [
    ['molecule', warfarin, {}],
    ['size', ethanol, { width: 120 }],
    ['set of marked atoms', ethanol, { marked: [1] }],
  ];

  it.each(others)('is waited for without the former one: another %s', (_, molecule, props) => {
    const { rerender } = render(pictured(ethanol));
    const former = picture();
    fireEvent.load(former);
    expect(former.dataset['state']).toBe('shown');
    rerender(pictured(molecule, props));
    expect(picture()).not.toBe(former);
    expect(picture().dataset['state']).toBe('waiting');
    fireEvent.load(picture());
    expect(picture().dataset['state']).toBe('shown');
  });

  it('stays where only what is beside it changes', () => {
    const { rerender } = render(pictured(ethanol));
    const former = picture();
    rerender(pictured({ ...ethanol }, { className: 'large' }));
    expect(picture()).toBe(former);
  });

  it('starts again after one that did not come', () => {
    const { rerender } = render(pictured(ethanol));
    fireEvent.error(picture());
    rerender(pictured(warfarin));
    expect(picture().tagName).toBe('IMG');
  });

  it('does so within a drawing, too', () => {
    const drawn = (molecule: typeof ethanol) => (
      <svg>
        <PictureImage molecule={molecule} width={160} height={88} />
      </svg>
    );
    const { rerender } = render(drawn(ethanol));
    const former = document.querySelector('image');
    rerender(drawn(warfarin));
    expect(document.querySelector('image')).not.toBe(former);
  });
});

it('no other component shows a picture of a molecule by its address', () => {
  const source = join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const asking = files.filter((name) => {
    const text = readFileSync(join(source, name), 'utf8');
    return /\bpictureUrl\(|\/structure\/picture\//.test(text) && !name.includes('.test.');
  });
  expect(asking.map((name) => relative('.', name)).toSorted()).toEqual([
    'chemistry/drawing/molecule-picture.tsx',
    'chemistry/drawing/picture-image.tsx',
    'chemistry/drawing/use-paper-pictures.ts',
    'shared/api/files/picture.ts',
  ]);
});
