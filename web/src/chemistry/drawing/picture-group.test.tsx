import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MoleculePicture } from './molecule-picture.tsx';
import { PictureGroup } from './picture-group.tsx';

const useCall = vi.hoisted(() => vi.fn());
vi.mock('../../shared/api/use-call.ts', () => ({ useCall }));

const large = { key: 'L'.repeat(22), formula: 'C29H31N7O', name: 'imatinib' };
const small = { key: 'S'.repeat(22), formula: 'C6H6', name: 'benzene' };
const frame = { width: 160, height: 100 };

function shown() {
  return render(
    <PictureGroup molecules={[large, small]} frame={frame} like={large}>
      {[large, small].map((molecule) => (
        <MoleculePicture key={molecule.key} molecule={molecule} {...frame} />
      ))}
    </PictureGroup>,
  );
}

const addresses = () => screen.getAllByRole('img').map((one) => new URL(one.getAttribute('src') ?? '', 'https://x'));

beforeEach(() => {
  useCall.mockReset();
});

it('draws all pictures with the bond with which the largest molecule fits', () => {
  const frames = [
    { key: large.key, width: 240, height: 150 },
    { key: small.key, width: 60, height: 60 },
  ];
  useCall.mockReturnValue({ data: { frames } });
  shown();
  expect(addresses().map(({ searchParams }) => searchParams.get('bond'))).toEqual(['14.5', '14.5']);
  // A molecule follows no layout but that of another.
  expect(addresses().map(({ searchParams }) => searchParams.get('like'))).toEqual([null, large.key]);
});

it('shows no picture before the length of a bond is known, and any when it cannot be', () => {
  useCall.mockReturnValue({});
  const { unmount } = shown();
  expect(screen.queryByRole('img')).toBeNull();
  unmount();
  useCall.mockReturnValue({ error: new Error('away') });
  shown();
  expect(addresses().map(({ searchParams }) => searchParams.get('bond'))).toEqual([null, null]);
});

it('draws a molecule that would need shorter bonds smaller than the others', () => {
  useCall.mockReturnValue({ data: { frames: [{ key: large.key, width: 900, height: 500 }] } });
  shown();
  expect(addresses()[1]?.searchParams.get('bond')).toBe('11');
});
