// Salts and solvates: `… dihydrochloride`, `sodium …ate`, `potassium trifluoro…boranuide`, `… hydrate`.

import type { Part } from './name-part.ts';
import { multiplier, refuse, type Words } from './words.ts';

type NameOne = (smiles: string) => Part;

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

/** The name of several molecules in one text; refuses what no rule here names. */
export function nameSalt(parts: readonly string[], nameOne: NameOne): Part {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  if (counts.size !== 2) return refuse('three kinds of molecules');
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

// A carboxylate or sulfonate is named as its acid, which has the same configuration labels.
function metalSalt(counts: ReadonlyMap<string, number>, [metal, count]: [string, number], nameOne: NameOne): Part {
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
