import type { MoleculeInfo } from '@app/shared/contracts/structure/information';
import { fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { stubCalls, Refusal } from '../../shared/lib/test-calls.ts';
import { MoleculeInfoPanel } from './molecule-info-panel.tsx';

const smiles = 'CC(=O)Oc1ccccc1C(=O)O';
const info: MoleculeInfo = {
  molecule: { key: 'A'.repeat(22), smiles, formula: 'C9H8O4', molecularWeight: 180.16, name: 'aspirin' },
  names: [
    { name: 'aspirin', language: 'en', source: 'a table' },
    { name: '阿司匹林', language: 'zh-CN', source: 'a list' },
  ],
  cas: ['50-78-2'],
  inchi: 'InChI=1S/C9H8O4/…',
  inchiKey: 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N',
  massesGramPerMol: { average: 180.16, monoisotopic: 180.0423 },
  descriptors: [{ key: 'tpsa', name: 'topological polar surface area', value: 63.6, unit: 'Å²' }],
  rules: [
    { key: 'lipinski', name: 'Rule of five', passes: true, violations: [], source: 'Lipinski 1997' },
    { key: 'veber', name: 'Veber', passes: false, violations: ['TPSA 150 is above 140'], source: 'Veber 2002' },
  ],
  score: 1.58,
  scoreSource: 'Ertl 2009',
  descriptorSource: 'RDKit',
  hazards: [{ text: 'Organic azide: may explode.', source: 'Angew 2005' }],
  stocks: [{ id: 'common', name: 'common chemicals' }],
  price: { perGram: 120, currency: 'USD', kind: 'estimate', source: 'our estimate' },
};

beforeAll(() => i18n.loadNamespaces('structure'));

function open(response: () => unknown) {
  const onClose = vi.fn();
  const calls = stubCalls({ 'POST /api/common/more-molecule-info': response });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MoleculeInfoPanel smiles={smiles} onClose={onClose} />
    </SWRConfig>,
  );
  return { onClose, ...calls };
}

describe('MoleculeInfoPanel', () => {
  it('shows names, masses, rules, hazards, stock and price, each with its source', async () => {
    const { bodiesOf } = open(() => info);
    expect(await screen.findByRole('heading', { name: 'aspirin' })).toBeTruthy();
    for (const text of ['阿司匹林', '50-78-2', '180.0423 g/mol', 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N', '63.6 Å²', '1.58'])
      expect(screen.getByText(text)).toBeTruthy();
    for (const text of [
      /TPSA 150 is above 140/,
      /Organic azide/,
      /Angew 2005/,
      /Ertl 2009/,
      /In stock: common/,
      /about \$1\.2 \(0\.24 to 6\)/,
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/Price: our estimate/)).toBeTruthy();
    expect(bodiesOf('/api/common/more-molecule-info')).toEqual([{ structure: smiles }]);
  });

  it('does not call a molecule harmless in which no rule finds anything', async () => {
    open(() => ({ ...info, hazards: [], stocks: [], price: undefined }));
    expect(await screen.findByText(/does not mean the molecule is harmless/)).toBeTruthy();
    expect(screen.getByText('In none of your stocks')).toBeTruthy();
  });

  it('says what went wrong and lets one try again', async () => {
    open(() => {
      throw new Refusal(10027, 'Busy');
    });
    expect(await screen.findByText('Busy')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('closes by its button', async () => {
    const { onClose } = open(() => info);
    await screen.findByRole('heading', { name: 'aspirin' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
