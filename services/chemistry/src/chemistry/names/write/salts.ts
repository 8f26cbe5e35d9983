// Salts and solvates: `… dihydrochloride`, `sodium …ate`, `potassium trifluoro…boranuide`, `… hydrate`.

import type { Part } from './name-part.ts';
import { multiplier, refuse, type Words } from './words.ts';

export interface NameOne {
  whole(smiles: string): Part;
  /** A cation of nitrogen or phosphorus, without the word for its centre. */
  onium(smiles: string): { part: Part; centre: Words };
}

/** What a base is named with: SMILES as the service writes them. */
const companions: Readonly<Record<string, Words>> = {
  Cl: { en: 'hydrochloride', zh: '盐酸盐' },
  Br: { en: 'hydrobromide', zh: '氢溴酸盐' },
  I: { en: 'hydroiodide', zh: '氢碘酸盐' },
  O: { en: 'hydrate', zh: '水合物' },
};

const cations: Readonly<Record<string, Words>> = {
  '[Na+]': { en: 'sodium', zh: '钠' },
  '[K+]': { en: 'potassium', zh: '钾' },
  '[Li+]': { en: 'lithium', zh: '锂' },
  '[Cs+]': { en: 'cesium', zh: '铯' },
};

/** Anions of onium ions; in Chinese before 铵 where the word ends in 化. */
const anions: Readonly<Record<string, Words & { atoms: number }>> = {
  '[F-]': { en: 'fluoride', zh: '氟化', atoms: 1 },
  '[Cl-]': { en: 'chloride', zh: '氯化', atoms: 1 },
  '[Br-]': { en: 'bromide', zh: '溴化', atoms: 1 },
  '[I-]': { en: 'iodide', zh: '碘化', atoms: 1 },
  '[OH-]': { en: 'hydroxide', zh: '氢氧化', atoms: 1 },
  'F[B-](F)(F)F': { en: 'tetrafluoroborate', zh: '四氟硼酸', atoms: 5 },
  'F[P-](F)(F)(F)(F)F': { en: 'hexafluorophosphate', zh: '六氟磷酸', atoms: 7 },
};

/** The name of several molecules in one text; refuses what no rule here names. */
export function nameSalt(parts: readonly string[], names: NameOne): Part {
  const nameOne = names.whole;
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  if (counts.size !== 2) return refuse('three kinds of molecules');
  const [anion] = parts.filter((part) => anions[part]);
  if (anion !== undefined && parts.length === 2) return oniumSalt(parts, anion, names);
  const [cation] = [...counts].filter(([smiles]) => cations[smiles]);
  if (cation) return metalSalt(counts, cation, nameOne);
  const [companion] = [...counts].filter(([smiles]) => companions[smiles]);
  const [main] = [...counts].filter(([smiles]) => !companions[smiles]);
  if (!companion || main?.[1] !== 1 || !/[CcN]/.test(main[0])) return refuse('no salt of one base');
  if (companion[0] !== 'O' && !/[nN]/.test(main[0])) return refuse('a salt of no base');
  const words = companions[companion[0]] ?? refuse('an unknown acid');
  const many = multiplier(companion[1]);
  const part = nameOne(main[0]);
  return {
    ...part,
    en: `${part.en} ${many.en}${words.en}`,
    zh: `${part.zh}${many.zh}${words.zh}`,
    atoms: part.atoms + companion[1],
  };
}

function oniumSalt(parts: readonly string[], anion: string, { onium }: NameOne): Part {
  const words = anions[anion] ?? refuse('an unknown anion');
  const { part, centre } = onium(parts.find((one) => one !== anion) ?? refuse('no cation'));
  const isBinary = words.zh.endsWith('化');
  return {
    ...part,
    en: `${part.en}${centre.en} ${words.en}`,
    zh: isBinary ? `${part.zh}${words.zh}${centre.zh}` : `${part.zh}${centre.zh}${words.zh}盐`,
    atoms: part.atoms + words.atoms,
  };
}

// A carboxylate or sulfonate is named as its acid, which has the same configuration labels.
function metalSalt(
  counts: ReadonlyMap<string, number>,
  [metal, count]: [string, number],
  nameOne: NameOne['whole'],
): Part {
  const [anion] = [...counts].filter(([smiles]) => smiles !== metal);
  const words = cations[metal];
  if (!anion || !words || anion[1] !== 1) return refuse('such a salt');
  const negative = anion[0].match(/\[O-\](?!\[N\+\])/g)?.length ?? 0;
  if (negative !== count || /\+/.test(anion[0])) return refuse('charges that do not match');
  const part = nameOne(anion[0].replaceAll('[O-]', 'O'));
  if (!part.en.endsWith('ic acid') || !part.zh.endsWith('酸')) return refuse('a salt of no acid');
  const many = multiplier(count);
  return {
    ...part,
    en: `${many.en}${words.en} ${part.en.replace(/ic acid$/, 'ate')}`,
    zh: `${part.zh}${many.zh}${words.zh}`,
    atoms: part.atoms + count,
  };
}
