// For tests: tasks, products and routes as the service would return them.

import type {
  ForwardArea,
  ForwardPrediction,
  ForwardProduct,
  ForwardRoute,
  Selectivity,
} from '@app/shared/contracts/forward/products';
import type { ForwardClasses, ForwardTask } from '@app/shared/contracts/forward/forward';
import type { Molecule } from '@app/shared/contracts/structure/structure';

export const testTaskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01';
const bromoacid = 'O=C(O)c1ccc(Br)cc1';

export function testMolecule(smiles: string, more: Partial<Molecule> = {}): Molecule {
  const codes = [...smiles].map((sign) => sign.charCodeAt(0).toString(36)).join('');
  const key = `${smiles.length.toString(36).padStart(3, '0')}${codes}`.slice(0, 22).padEnd(22, '0');
  return { key, smiles, formula: 'C7H5BrO2', molecularWeight: 201.02, ...more };
}

export function testTask(more: Partial<ForwardTask> = {}): ForwardTask {
  return {
    taskId: testTaskId,
    type: 'enumeration',
    name: 'Amides of the acid',
    state: 'completed',
    start: testMolecule(bromoacid, { name: '4-bromobenzoic acid' }),
    removedParts: [],
    settings: { steps: 1 },
    progress: { percent: 100, step: 1, tried: 12, planned: 12, made: 1500, kept: 1000, elapsedMs: 9_000 },
    endedBy: 'maxProducts',
    version: 4,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...more,
  };
}

const amide = { templateId: 'amide', name: 'Amide coupling', class: 'acylation' };

export function testProduct(index: number, more: Partial<ForwardProduct> = {}): ForwardProduct {
  return {
    productId: `018f3f7e-7d3e-7c11-9a55-${String(index).padStart(12, '0')}`,
    rank: index + 1,
    molecule: testMolecule(`O=C(NC${'C'.repeat(index)})c1ccc(Br)cc1`, {
      formula: 'C14H12BrNO',
      molecularWeight: 290.16 + index,
    }),
    probability: 0.9 - index / 1_000,
    steps: 1,
    kind: amide,
    partners: [testMolecule(`NC${'C'.repeat(index)}`, { name: `amine ${index + 1}` })],
    logP: 3.2,
    tpsa: 29.1,
    donors: 1,
    acceptors: 1,
    rotatableBonds: 3,
    rules: { lipinski: true, veber: true, ruleOfThree: false },
    sascore: 1.6,
    verdict: 'clear',
    ways: 1,
    ...more,
  };
}

export const testSelectivity: Selectivity = {
  verdict: 'mixed',
  share: 0.7,
  competing: [
    {
      kind: 'chemo',
      product: testMolecule('Oc1ccccc1', { name: 'phenol' }),
      share: 0.3,
      reason: 'The phenol reacts too.',
    },
  ],
  unknown: ['Nothing is known of the new stereocentre.'],
};

export function testRoute(product = testProduct(0)): ForwardRoute {
  const [partner = testMolecule('NC')] = product.partners;
  const from = testTask().start;
  return {
    product,
    steps: [
      {
        smiles: `${from.smiles}.${partner.smiles}>>${product.molecule.smiles}`,
        kind: amide,
        from,
        partners: product.partners,
        product: product.molecule,
        probability: 0.9,
        precedents: 4_812,
        selectivity: testSelectivity,
      },
    ],
  };
}

export const testArea: ForwardArea = {
  products: 1000,
  ranges: {
    molecularWeight: { from: 180.2, to: 512.4 },
    logP: { from: -1.2, to: 6.4 },
    tpsa: { from: 20, to: 140 },
    sascore: { from: 1.2, to: 4.5 },
    similarity: null,
    probability: { from: 0.01, to: 0.95 },
  },
  classes: [
    { class: 'acylation', products: 700 },
    { class: 'carbonCarbon', products: 300 },
  ],
};

export const testClasses: ForwardClasses = {
  molecule: testTask().start,
  removedParts: [],
  classes: [
    {
      class: 'acylation',
      kinds: [
        { kind: amide, sites: [[1, 2]], needsPartner: true, partners: 2_314 },
        {
          kind: { templateId: 'ester', name: 'Fischer esterification', class: 'acylation' },
          sites: [[1, 2]],
          needsPartner: true,
          partners: 901,
        },
      ],
    },
    {
      class: 'carbonCarbon',
      kinds: [
        {
          kind: { templateId: 'suzuki', name: 'Suzuki coupling', class: 'carbonCarbon' },
          sites: [[6, 7]],
          needsPartner: true,
          partners: 412,
        },
      ],
    },
  ],
};

export const testPrediction: ForwardPrediction = {
  reactants: [
    testMolecule('O=C(O)c1ccccc1', { name: 'benzoic acid' }),
    testMolecule('NCc1ccccc1', { name: 'benzylamine' }),
  ],
  agents: [testMolecule('CN(C)C=O', { name: 'DMF' })],
  products: [
    {
      rank: 1,
      molecule: testMolecule('O=C(NCc1ccccc1)c1ccccc1', { formula: 'C14H13NO' }),
      probability: 0.93,
      kind: amide,
      smiles: 'O=C(O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1',
      used: [0, 1],
      precedents: 4_812,
      selectivity: testSelectivity,
    },
  ],
  notes: ['The base was not judged.'],
};
