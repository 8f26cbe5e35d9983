// Reagents that published guides advise against, and what they name instead. Only what is written there stands here; whether it
// fits the reaction is for the chemist to say.

import type { ConditionFactor } from '@app/shared/contracts/conditions/conditions';

export interface GuidedReplacement {
  factors: readonly ConditionFactor[];
  from: RegExp;
  to: readonly string[];
  /** Key of conditions.json below `engine.greener`. */
  reason: string;
  source: string;
}

const acs = 'ACS GCI Pharmaceutical Roundtable, Reagent Guides';
const gsk = 'J. P. Adams et al., Green Chem. 2013, 15, 1542';
const acting = ['reagent'] as const;

export const guidedReplacements: readonly GuidedReplacement[] = [
  { factors: acting, from: /^(?:DCC|DIC)$/, to: ['T3P', 'EDC'], reason: 'sensitizer', source: acs },
  {
    factors: acting,
    from: /^(?:HATU|HBTU|TBTU|PyBOP|PyBroP)$/,
    to: ['T3P', 'CDI'],
    reason: 'atomEconomy',
    source: acs,
  },
  { factors: acting, from: /^BOP$/, to: ['T3P', 'CDI'], reason: 'hmpa', source: acs },
  {
    factors: ['additive'],
    from: /^HO[AB]t$/,
    to: ['Oxyma'],
    reason: 'explosive',
    source: 'R. Subirós-Funosas et al., Chem. Eur. J. 2009, 15, 9394',
  },
  { factors: acting, from: /^(?:PCC|PDC|CrO3)$/, to: ['NaOCl + TEMPO'], reason: 'chromium', source: acs },
  { factors: acting, from: /^(?:IBX|Dess–Martin periodinane)$/, to: ['NaOCl + TEMPO'], reason: 'iodane', source: acs },
  {
    factors: acting,
    from: /^NaBH3CN$/,
    to: ['NaBH(OAc)3'],
    reason: 'cyanide',
    source: 'A. F. Abdel-Magid et al., J. Org. Chem. 1996, 61, 3849',
  },
  { factors: acting, from: /^LiAlH4$/, to: ['Red-Al', 'LiBH4'], reason: 'pyrophoric', source: gsk },
  { factors: acting, from: /^Bu3SnH$/, to: ['(TMS)3SiH'], reason: 'tin', source: gsk },
  { factors: acting, from: /^DEAD$/, to: ['DIAD'], reason: 'explosive', source: gsk },
  {
    factors: acting,
    from: /^MeI$/,
    to: ['dimethyl carbonate'],
    reason: 'alkylating',
    source: 'P. Tundo, M. Selva, Acc. Chem. Res. 2002, 35, 706',
  },
  { factors: acting, from: /^CH2N2$/, to: ['TMSCHN2'], reason: 'explosive', source: gsk },
];
