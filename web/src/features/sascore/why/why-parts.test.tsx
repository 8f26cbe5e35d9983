import type { ScoreExplanation } from '@app/shared/contracts/sascore/results';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { FragmentTable, EffectChart } from './why-panel.tsx';

const word = (key: string, values = {}) => i18n.t(`sascore:${key}`, values);

beforeAll(() => i18n.loadNamespaces(['sascore']));

const explanation: ScoreExplanation = {
  molecule: { key: 'A'.repeat(22), smiles: 'C1CC12CC2', formula: 'C5H8', molecularWeight: 68.12 },
  score: 4.2,
  parts: { fragments: 1, size: 0.2, stereo: 0, spiro: 0.3, bridge: 0, macrocycle: 0, symmetry: 0.1 },
  table: { kind: 'builtIn', fragments: 75_914 },
  stereocentres: 0,
  spiroAtoms: 1,
  bridgeheads: 0,
  macrocycles: 0,
  heavyAtoms: 5,
  fragments: [
    { smiles: 'C1CC12CC2', times: 1, contribution: -4, known: false, atoms: [[2, 0, 1]] },
    { smiles: 'CC', times: 4, contribution: 0.5, known: true, atoms: [[0]] },
  ],
  picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

const rowOf = (part: string) => within(screen.getByRole('row', { name: new RegExp(`^${word(`part.${part}`)}`) }));

describe('the parts of a score', () => {
  it('say in points and in words what each does to the score', () => {
    render(<EffectChart explanation={explanation} />);
    expect(rowOf('fragments').getByText('−1.38')).toBeTruthy();
    expect(rowOf('size').getByText('+0.28')).toBeTruthy();
    expect(rowOf('size').getByText(word('part.hint.size', { count: 5 }))).toBeTruthy();
    expect(rowOf('spiro').getByText(word('part.hint.spiro', { count: 1 }))).toBeTruthy();
    expect(rowOf('stereo').getByText('0.00')).toBeTruthy();
    expect(rowOf('symmetry').getByText('−0.14')).toBeTruthy();
  });
});

describe('the rarest fragments', () => {
  it('are named with what each adds, and those that the table lacks are marked', () => {
    render(<FragmentTable fragments={explanation.fragments} />);
    const [, rare, common] = screen.getAllByRole('row');
    expect(rare?.textContent).toBe(`C1CC12CC2 ${word('why.unknown')}1−4.00`);
    expect(common?.textContent).toBe('CC40.50');
  });
});
