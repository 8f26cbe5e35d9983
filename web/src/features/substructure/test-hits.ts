// Hits for the tests of this folder.

import type { MoleculeInfo } from '@app/shared/contracts/structure/information';
import type { HitPage, StructureHit } from '@app/shared/contracts/substructure';

export const searchId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c06';
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

export function hit(index: number, more: Partial<StructureHit> = {}): StructureHit {
  return {
    molecule: {
      key: `hit-${index}`.padEnd(22, '_'),
      smiles: `C${'C'.repeat(index)}O`,
      formula: `C${index + 1}H${2 * index + 4}O`,
      molecularWeight: 32 + 14 * index,
      name: `alcohol ${index}`,
    },
    atoms: [0],
    sources: [{ kind: 'materials', name: 'common', stockId: 'common' }],
    ...more,
  };
}

export function hitPage(more: Partial<HitPage> = {}): HitPage {
  return {
    searchId,
    query: { smiles: 'CO', kind: 'smiles', mode: 'substructure', picture, notes: ['Hydrogens are not counted.'] },
    searched: 1000,
    total: 3,
    isComplete: true,
    pageIndex: 1,
    items: [hit(0), hit(1, { price: { perGram: 1250, currency: 'USD', kind: 'supplier' } }), hit(2)],
    ms: 3,
    ...more,
  };
}

export function moleculeInfo(): MoleculeInfo {
  return {
    molecule: hit(1).molecule,
    names: [{ name: 'ethanol', language: 'en', source: 'a list' }],
    cas: ['64-17-5'],
    inchi: 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3',
    inchiKey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
    massesGramPerMol: { average: 46.07, monoisotopic: 46.0419 },
    descriptors: [{ key: 'logP', name: 'logP', value: -0.0014 }],
    rules: [{ key: 'lipinski', name: 'Lipinski', passes: true, violations: [], source: 'a paper' }],
    score: 1.98,
    scoreSource: 'a method',
    descriptorSource: 'a program',
    hazards: [{ text: 'Flammable alcohol', source: 'a rule' }],
    stocks: [],
  };
}
