// What a ring is called by its atoms.

import { bondIn, bondsAt, hasBond, otherEnd, type Change } from './change.ts';
import { phrase, type Phrase } from './phrases.ts';

/** The smallest ring of the product side with the bond, as atoms in their order; undefined where it is in none. */
export function ringThrough({ bonds }: Change, a: number, b: number): number[] | undefined {
  const paths: number[][] = [[a]];
  const seen = new Set([a]);
  for (const path of paths) {
    const last = path.at(-1) ?? a;
    for (const bond of bondsAt(bonds, last)) {
      const next = otherEnd(bond, last);
      if (last === a && next === b) continue;
      if (next === b) return [...path, b];
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return undefined;
}

interface RingName {
  plain: Phrase;
  fused: Phrase;
  oxo: Phrase;
  fusedOxo: Phrase;
}

function ring(plain: string, zh: string, fused: string, zhFused: string, oxo: string, zhOxo: string): RingName {
  return {
    plain: phrase(plain, zh),
    fused: phrase(fused, zhFused),
    oxo: phrase(oxo, zhOxo),
    fusedOxo: phrase(`a fused ${oxo.replace(/^an? /, '')}`, `稠合${zhOxo}`),
  };
}

/** Aromatic rings by their elements, read round from the place that reads first in the alphabet. */
const aromatic: Readonly<Record<string, RingName>> = {
  CCCCN: ring('a pyrrole', '吡咯', 'an indole or fused pyrrole', '吲哚或稠合吡咯', 'a pyrrolone', '吡咯酮'),
  CCCCO: ring('a furan', '呋喃', 'a benzofuran or fused furan', '苯并呋喃或稠合呋喃', 'a furanone', '呋喃酮'),
  CCCCS: ring(
    'a thiophene',
    '噻吩',
    'a benzothiophene or fused thiophene',
    '苯并噻吩或稠合噻吩',
    'a thiophenone',
    '噻吩酮',
  ),
  CCNCN: ring(
    'an imidazole',
    '咪唑',
    'a benzimidazole or fused imidazole',
    '苯并咪唑或稠合咪唑',
    'an imidazolone',
    '咪唑酮',
  ),
  CCCNN: ring('a pyrazole', '吡唑', 'an indazole or fused pyrazole', '吲唑或稠合吡唑', 'a pyrazolone', '吡唑酮'),
  CCNCO: ring('an oxazole', '噁唑', 'a benzoxazole or fused oxazole', '苯并噁唑或稠合噁唑', 'an oxazolone', '噁唑酮'),
  CCCNO: ring(
    'an isoxazole',
    '异噁唑',
    'a benzisoxazole or fused isoxazole',
    '苯并异噁唑或稠合异噁唑',
    'an isoxazolone',
    '异噁唑酮',
  ),
  CCNCS: ring(
    'a thiazole',
    '噻唑',
    'a benzothiazole or fused thiazole',
    '苯并噻唑或稠合噻唑',
    'a thiazolone',
    '噻唑酮',
  ),
  CCCNS: ring(
    'an isothiazole',
    '异噻唑',
    'a benzisothiazole or fused isothiazole',
    '苯并异噻唑或稠合异噻唑',
    'an isothiazolone',
    '异噻唑酮',
  ),
  CCNNN: ring(
    'a 1,2,3-triazole',
    '1,2,3-三唑',
    'a benzotriazole or fused 1,2,3-triazole',
    '苯并三唑或稠合 1,2,3-三唑',
    'a triazolone',
    '三唑酮',
  ),
  CNCNN: ring(
    'a 1,2,4-triazole',
    '1,2,4-三唑',
    'a fused 1,2,4-triazole',
    '稠合 1,2,4-三唑',
    'a 1,2,4-triazolone',
    '1,2,4-三唑酮',
  ),
  CNNNN: ring('a tetrazole', '四唑', 'a fused tetrazole', '稠合四唑', 'a tetrazolone', '四唑酮'),
  CNCON: ring(
    'a 1,2,4-oxadiazole',
    '1,2,4-噁二唑',
    'a fused 1,2,4-oxadiazole',
    '稠合 1,2,4-噁二唑',
    'a 1,2,4-oxadiazolone',
    '1,2,4-噁二唑酮',
  ),
  CNNCO: ring(
    'a 1,3,4-oxadiazole',
    '1,3,4-噁二唑',
    'a fused 1,3,4-oxadiazole',
    '稠合 1,3,4-噁二唑',
    'a 1,3,4-oxadiazolone',
    '1,3,4-噁二唑酮',
  ),
  CNNCS: ring(
    'a 1,3,4-thiadiazole',
    '1,3,4-噻二唑',
    'a fused 1,3,4-thiadiazole',
    '稠合 1,3,4-噻二唑',
    'a 1,3,4-thiadiazolone',
    '1,3,4-噻二唑酮',
  ),
  CNCSN: ring(
    'a 1,2,4-thiadiazole',
    '1,2,4-噻二唑',
    'a fused 1,2,4-thiadiazole',
    '稠合 1,2,4-噻二唑',
    'a 1,2,4-thiadiazolone',
    '1,2,4-噻二唑酮',
  ),
  CCNON: ring(
    'a 1,2,5-oxadiazole',
    '1,2,5-噁二唑',
    'a benzofurazan or fused 1,2,5-oxadiazole',
    '苯并呋咱或稠合 1,2,5-噁二唑',
    'a 1,2,5-oxadiazolone',
    '1,2,5-噁二唑酮',
  ),
  CCNSN: ring(
    'a 1,2,5-thiadiazole',
    '1,2,5-噻二唑',
    'a benzothiadiazole or fused 1,2,5-thiadiazole',
    '苯并噻二唑或稠合 1,2,5-噻二唑',
    'a 1,2,5-thiadiazolone',
    '1,2,5-噻二唑酮',
  ),
  CCNNS: ring(
    'a 1,2,3-thiadiazole',
    '1,2,3-噻二唑',
    'a fused 1,2,3-thiadiazole',
    '稠合 1,2,3-噻二唑',
    'a 1,2,3-thiadiazolone',
    '1,2,3-噻二唑酮',
  ),
  CCCCCN: ring(
    'a pyridine',
    '吡啶',
    'a quinoline, isoquinoline or fused pyridine',
    '喹啉、异喹啉或稠合吡啶',
    'a pyridone',
    '吡啶酮',
  ),
  CCCNCN: ring(
    'a pyrimidine',
    '嘧啶',
    'a quinazoline or fused pyrimidine',
    '喹唑啉或稠合嘧啶',
    'a pyrimidinone',
    '嘧啶酮',
  ),
  CCNCCN: ring('a pyrazine', '吡嗪', 'a quinoxaline or fused pyrazine', '喹喔啉或稠合吡嗪', 'a pyrazinone', '吡嗪酮'),
  CCCCNN: ring(
    'a pyridazine',
    '哒嗪',
    'a cinnoline, phthalazine or fused pyridazine',
    '噌啉、酞嗪或稠合哒嗪',
    'a pyridazinone',
    '哒嗪酮',
  ),
  CNCNCN: ring(
    'a 1,3,5-triazine',
    '1,3,5-三嗪',
    'a fused 1,3,5-triazine',
    '稠合 1,3,5-三嗪',
    'a 1,3,5-triazinone',
    '1,3,5-三嗪酮',
  ),
  CCNCNN: ring(
    'a 1,2,4-triazine',
    '1,2,4-三嗪',
    'a fused 1,2,4-triazine',
    '稠合 1,2,4-三嗪',
    'a 1,2,4-triazinone',
    '1,2,4-三嗪酮',
  ),
  CCCNNN: ring(
    'a 1,2,3-triazine',
    '1,2,3-三嗪',
    'a fused 1,2,3-triazine',
    '稠合 1,2,3-三嗪',
    'a 1,2,3-triazinone',
    '1,2,3-三嗪酮',
  ),
  CCCCCO: ring(
    'a pyrylium ring',
    '吡喃鎓',
    'a fused pyrylium ring',
    '稠合吡喃鎓',
    'a pyranone, coumarin or chromone',
    '吡喃酮、香豆素或色酮',
  ),
  CCCNCO: ring('an oxazine', '噁嗪', 'a fused oxazine', '稠合噁嗪', 'an oxazinone', '噁嗪酮'),
  CCCCCC: ring(
    'a benzene ring',
    '苯环',
    'a fused benzene ring',
    '稠合苯环',
    'a quinone or phenol-type ring',
    '醌或酚型环',
  ),
};

const symbols: Readonly<Record<number, string>> = {
  5: 'B',
  6: 'C',
  7: 'N',
  8: 'O',
  14: 'Si',
  15: 'P',
  16: 'S',
  34: 'Se',
};

function turns(letters: readonly string[]): string[] {
  return letters.flatMap((_, at) => {
    const once = [...letters.slice(at), ...letters.slice(0, at)];
    return [once.join(''), once.toReversed().join('')];
  });
}

const byTurn = new Map(
  Object.entries(aromatic).flatMap(([key, name]) => turns([...key]).map((turn) => [turn, name] as const)),
);

const sizes: Readonly<Record<number, Phrase>> = {
  3: phrase('three-membered', '三元'),
  4: phrase('four-membered', '四元'),
  5: phrase('five-membered', '五元'),
  6: phrase('six-membered', '六元'),
  7: phrase('seven-membered', '七元'),
  8: phrase('eight-membered', '八元'),
};

/** With an article. */
export function ringWords(change: Change, atoms: readonly number[]): Phrase {
  const { atoms: all } = change;
  const letters = atoms.map((at) => symbols[all[at]?.z ?? 6] ?? 'X');
  if (atoms.every((at) => all[at]?.aromatic)) {
    const name = byTurn.get(letters.join(''));
    if (name) return aromaticWords(change, atoms, name);
  }
  return aliphaticWords(change, atoms, letters);
}

function aromaticWords(change: Change, atoms: readonly number[], name: RingName): Phrase {
  const { oldBonds, atoms: all } = change;
  const isFused = atoms.some((at, place) => {
    const old = bondIn(oldBonds, at, atoms[(place + 1) % atoms.length] ?? at);
    return old?.order === 4;
  });
  const hasOxo = atoms.some((at) => all[at]?.z === 6 && hasBond(change, at, 8, 2));
  if (hasOxo) return isFused ? name.fusedOxo : name.oxo;
  return isFused ? name.fused : name.plain;
}

const saturated: Readonly<Record<string, Phrase>> = {
  CCC: phrase('a cyclopropane', '环丙烷'),
  CCO: phrase('an epoxide', '环氧化物'),
  CCN: phrase('an aziridine', '氮杂环丙烷'),
  CNO: phrase('an oxaziridine', '氧氮杂环丙烷'),
  CCCC: phrase('a cyclobutane', '环丁烷'),
  CCCN: phrase('an azetidine or beta-lactam', '氮杂环丁烷或 β-内酰胺'),
  CCCO: phrase('an oxetane or beta-lactone', '氧杂环丁烷或 β-内酯'),
};

function aliphaticWords(change: Change, atoms: readonly number[], letters: readonly string[]): Phrase {
  const known = turns(letters)
    .map((turn) => saturated[turn])
    .find((one) => one !== undefined);
  if (known) return known;
  const size = sizes[atoms.length] ?? phrase(`${atoms.length}-membered`, `${atoms.length} 元`);
  const hetero = [...new Set(letters.filter((letter) => letter !== 'C'))].toSorted();
  const oxo = atoms.filter((at) => change.atoms[at]?.z === 6 && hasBond(change, at, 8, 2)).length;
  const kind =
    hetero.length === 0
      ? phrase('carbocycle', '碳环')
      : phrase(`ring with ${hetero.join(' and ')}`, `含${hetero.join('、')}环`);
  const article = atoms.length === 8 || atoms.length === 11 || atoms.length === 18 ? 'an' : 'a';
  return phrase(
    `${article} ${size.en} ${oxo > 0 && hetero.length === 0 ? 'cyclic ketone' : kind.en}${oxo > 0 && hetero.length > 0 ? ' and a carbonyl group' : ''}`,
    `${size.zh}${oxo > 0 ? '羰基' : ''}${kind.zh}`,
  );
}
