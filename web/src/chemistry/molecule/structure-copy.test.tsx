import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { toasts } from '../../shared/lib/notices.ts';
import { stubCalls } from '../../shared/lib/test-calls.ts';
import { MoleculeCard } from './molecule-card.tsx';
import { CopyMenu } from './structure-copy-menu.tsx';
import { sizeOfSvg } from '../drawing/structure-picture.ts';

const smiles = 'CC(=O)Oc1ccccc1C(=O)O';
const molecule = { key: 'A'.repeat(22), smiles, formula: 'C9H8O4', molecularWeight: 180.16, name: 'aspirin' };
const address = '/api/structure/formats';

beforeAll(() => i18n.loadNamespaces('structure'));
afterEach(() => vi.unstubAllGlobals());

function stubClipboard() {
  const copied: string[] = [];
  const writeText = vi.fn(async (text: string) => {
    copied.push(text);
  });
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'test', clipboard: { writeText } });
  return copied;
}

const openMenu = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
const lastToast = () => toasts.get().at(-1)?.text;

describe('CopyMenu', () => {
  it('copies a molecule in the notation that is chosen, and says which', async () => {
    const copied = stubClipboard();
    const { bodiesOf } = stubCalls({
      [`POST ${address}`]: () => ({ texts: { inchiKey: 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N' } }),
    });
    render(<CopyMenu structure={smiles} />);
    openMenu(/Copy as \(structure\)/);
    choose('InChIKey');
    await waitFor(() => expect(copied).toEqual(['BSYNRYMUTXBXSQ-UHFFFAOYSA-N']));
    expect(bodiesOf(address)).toEqual([{ structure: smiles, formats: ['inchiKey'] }]);
    await waitFor(() => expect(lastToast()).toBe('Copied as InChIKey'));
  });

  it('gives a file where the clipboard refuses', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    vi.stubGlobal('navigator', {
      ...navigator,
      userAgent: 'test',
      clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    stubCalls({ [`POST ${address}`]: () => ({ texts: { molfileV3000: 'V3000' } }) });
    render(<CopyMenu structure={smiles} name="a / b" />);
    openMenu(/Copy as \(structure\)/);
    choose('Molfile V3000');
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(lastToast()).toContain('a-b.mol');
    click.mockRestore();
  });

  it('says when a notation cannot say the structure', async () => {
    stubClipboard();
    stubCalls({ [`POST ${address}`]: () => ({ texts: {} }) });
    render(<CopyMenu structure={smiles} />);
    openMenu(/Copy as \(structure\)/);
    choose('ChemDraw CDXML');
    await waitFor(() => expect(lastToast()).toMatch(/cannot represent/));
  });

  it('offers reaction notations for a reaction', () => {
    render(<CopyMenu structure="CCO.CC(=O)O>>CCOC(C)=O" />);
    openMenu(/Copy as \(reaction\)/);
    const names = within(screen.getByRole('menu'))
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Reaction SMILES',
      'RXN file V2000',
      'RXN file V3000',
      'ChemDraw CDXML',
      'Picture (PNG)',
      'Vector image (SVG)',
    ]);
  });
});

describe('keys over a molecule', () => {
  it('C copies the SMILES and Shift+C opens the menu while the focus is on the card', async () => {
    const copied = stubClipboard();
    stubCalls({});
    render(<MoleculeCard molecule={molecule} />, { wrapper: MemoryRouter });
    screen.getByRole('button', { name: 'More' }).focus();
    fireEvent.keyDown(document.body, { key: 'c' });
    await waitFor(() => expect(copied).toEqual([smiles]));
    fireEvent.keyDown(document.body, { key: 'C', shiftKey: true });
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('leads to the search for molecules that contain it', () => {
    render(<MoleculeCard molecule={molecule} />, { wrapper: MemoryRouter });
    const link = screen.getByRole('link', { name: 'Search by structure' });
    expect(new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('smiles')).toBe(
      molecule.smiles,
    );
  });

  it('leaves the letter to a field, and to Ctrl+C', () => {
    const copied = stubClipboard();
    stubCalls({});
    render(
      <>
        <MoleculeCard molecule={molecule} />
        <input aria-label="note" />
      </>,
      { wrapper: MemoryRouter },
    );
    screen.getByRole('textbox').focus();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'c' });
    screen.getByRole('button', { name: 'More' }).focus();
    fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
    expect(copied).toEqual([]);
  });
});

describe('sizeOfSvg', () => {
  it('reads the size that a drawing states', () => {
    expect(
      sizeOfSvg("<svg xmlns='http://www.w3.org/2000/svg' width='153' height='118' viewBox='0 0 153 118'>"),
    ).toEqual({
      width: 153,
      height: 118,
    });
    expect(sizeOfSvg("<svg version='1.1'\nwidth='800px' height='200px'>")).toEqual({ width: 800, height: 200 });
    expect(() => sizeOfSvg('<svg>')).toThrow(RangeError);
  });
});
