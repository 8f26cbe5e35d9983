import { render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { MoleculePicture } from './molecule-picture.tsx';
import { PictureGroup } from './picture-group.tsx';

const large = { key: 'L'.repeat(22), formula: 'C29H31N7O', name: 'imatinib' };
const small = { key: 'S'.repeat(22), formula: 'C6H6', name: 'benzene' };
const frame = { width: 160, height: 100 };

function show(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', respond);
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PictureGroup molecules={[large, small]} frame={frame} like={large}>
        {[large, small].map((molecule) => (
          <MoleculePicture key={molecule.key} molecule={molecule} {...frame} />
        ))}
      </PictureGroup>
    </SWRConfig>,
  );
}

const framed = (frames: object[]) => async () => Response.json({ code: 200, data: { frames } });

async function askedOf(name: string): Promise<(string | null)[]> {
  const pictures = await screen.findAllByRole('img');
  return pictures.map((one) => new URL(one.getAttribute('src') ?? '', 'https://x').searchParams.get(name));
}

it('draws all pictures with the bond with which the largest molecule fits', async () => {
  show(
    framed([
      { key: large.key, width: 240, height: 150 },
      { key: small.key, width: 60, height: 60 },
    ]),
  );
  expect(await askedOf('bond')).toEqual(['14.5', '14.5']);
  // A molecule follows no layout but that of another.
  expect(await askedOf('like')).toEqual([null, large.key]);
});

it('shows no picture before the length of a bond is known', () => {
  show(() => new Promise(() => undefined));
  expect(screen.queryByRole('img')).toBeNull();
});

it('draws pictures by themselves where it cannot be had', async () => {
  show(async () => Response.json({ code: 500, error: { code: 500, message: 'away' } }, { status: 500 }));
  expect(await askedOf('bond')).toEqual([null, null]);
});

it('draws a molecule that would need shorter bonds smaller than the others', async () => {
  show(framed([{ key: large.key, width: 900, height: 500 }]));
  expect(await askedOf('bond')).toEqual(['11', '11']);
});
