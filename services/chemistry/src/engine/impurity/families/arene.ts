// Electrophilic substitution of arenes. Which position reacts is told by arene-rates.ts.

import type { Family } from './family.ts';

const aromaticCH = 'cH';
const onArene = (id: string, group: string, more: Partial<Family> = {}): Family => ({
  id,
  group: 'arene',
  smarts: [`[${aromaticCH}:1]>>[c:1]${group}`],
  isAromaticSubstitution: true,
  ...more,
});

export const areneFamilies: readonly Family[] = [
  onArene('nitrate', '[N+](=O)[O-]', { overFloor: 0.25 }),
  onArene('brominate-arene', 'Br', { overFloor: 0.35 }),
  onArene('chlorinate-arene', 'Cl', { overFloor: 0.35 }),
  onArene('iodinate-arene', 'I', { overFloor: 0.25 }),
  onArene('chlorosulfonate', 'S(=O)(=O)Cl', { neverOver: true }),
  onArene('sulfonate', 'S(=O)(=O)O', { neverOver: true }),
  onArene('formylate-arene', 'C=O', { neverOver: true }),
  {
    id: 'friedel-crafts-acylation',
    group: 'arene',
    smarts: [
      `[${aromaticCH}:1].[CX3;$(C[#6]):2](=[O:3])[F,Cl,Br]>>[c:1][C:2]=[O:3]`,
      `[${aromaticCH}:1].[CX3;!R;$(C[#6]):2](=[O:3])[OX2;!R][CX3]=O>>[c:1][C:2]=[O:3]`,
    ],
    isAromaticSubstitution: true,
    neverOver: true,
  },
  {
    id: 'friedel-crafts-alkylation',
    group: 'arene',
    smarts: [`[${aromaticCH}:1].[CX4;!$(C[F,Cl,Br,I][*]):2][Cl,Br,I,$([OX2H])]>>[c:1][C:2]`],
    isAromaticSubstitution: true,
    overFloor: 0.6,
  },
];
