// Reads a Chinese name by the English names that it may be. Salts of bases, hydrates and solvates are taken apart here, since either
// part may have a name of a table.

import { counts } from '../read/words.ts';
import { englishFor } from './classes.ts';
import { normaliseChinese } from './normalise.ts';

/** Acids and solvents that come with a base. */
const partners: Readonly<Record<string, string>> = {
  盐酸: 'hydrochloride',
  氢氯酸: 'hydrochloride',
  氢溴酸: 'hydrobromide',
  氢碘酸: 'hydroiodide',
  氢氟酸: 'hydrofluoride',
  三氟乙酸: 'trifluoroacetate',
  对甲苯磺酸: 'p-toluenesulfonate',
  甲苯磺酸: 'p-toluenesulfonate',
  甲磺酸: 'methanesulfonate',
  苯磺酸: 'besylate',
  马来酸: 'maleate',
  富马酸: 'fumarate',
  琥珀酸: 'succinate',
  丁二酸: 'succinate',
  苹果酸: 'malate',
  柠檬酸: 'citrate',
  酒石酸: 'tartrate',
  草酸: 'oxalate',
  乙二酸: 'oxalate',
  硫酸: 'sulfate',
  硝酸: 'nitrate',
  磷酸: 'phosphate',
  高氯酸: 'perchlorate',
  苦味酸: 'picrate',
  乙酸: 'acetate',
};
const numbers: Readonly<Record<string, string>> = {
  半: 'hemi',
  单: 'mono',
  一: 'mono',
  二: 'di',
  双: 'di',
  两: 'di',
  三: 'tri',
  四: 'tetra',
  五: 'penta',
  六: 'hexa',
  七: 'hepta',
  八: 'octa',
  九: 'nona',
  十: 'deca',
  十二: 'dodeca',
  倍半: 'sesqui',
};

const acids = Object.keys(partners)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const afterBase = new RegExp(`^(.+?)[-,·(]*(半|倍半|[单一二双两三四])?(${acids})盐\\)?$`);
const beforeBase = new RegExp(`^(半|倍半|[单一二双两三])?(${acids})(?!盐|根)[-·]?(.+)$`);
const hydrateAfter = /^(.+?)[-,·(]*(半|倍半|十二|[单一二双两三四五六七八九十])?(?:个?结晶)?(?:水合物|水|水物)\)?$/;
const hydrateBefore = /^(?:(半|十二|[单一二双两三四五六七八九十])水合?|水合)(.+)$/;
const waterFormula = /^(.+?)[·.](\d*)h2o$/;
const acidFormula = /^(.+?)[·.](\d*)(hcl|hbr)$/;

/** A base with an acid or with water: the name of the base, what comes with it in English, and how often. */
export interface SaltParts {
  base: string;
  partner: string;
  count: string;
}

export function saltParts(text: string): SaltParts[] {
  const name = normaliseChinese(text);
  if (name === undefined) return [];
  const found: SaltParts[] = [];
  const add = (base: string | undefined, partner: string | undefined, count = ''): void => {
    if (base !== undefined && partner !== undefined) found.push({ base, partner, count: numbers[count] ?? 'mono' });
  };
  const after = afterBase.exec(name);
  if (after) add(after[1], partners[after[3] ?? ''], after[2]);
  const before = beforeBase.exec(name);
  // 磷酸腺苷 and 磷酸吡哆醛 are esters.
  if (before && !/[酯酐氯钠钾锂铵锌镁钙苷糖氨]$|吡哆/.test(name)) add(before[3], partners[before[2] ?? ''], before[1]);
  const water = hydrateAfter.exec(name);
  if (water) add(water[1], 'hydrate', water[2]);
  const front = hydrateBefore.exec(name);
  if (front) add(front[2], 'hydrate', front[1]);
  const formula = waterFormula.exec(name) ?? acidFormula.exec(name);
  const acid = { hcl: 'hydrochloride', hbr: 'hydrobromide' }[formula?.[3] ?? ''];
  if (formula)
    found.push({
      base: formula[1] ?? '',
      partner: acid ?? 'hydrate',
      count: byNumber[Number(formula[2] ?? '1') || 1] ?? 'mono',
    });
  return found;
}

const byNumber: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(counts).map(([word, count]) => [count, word]),
);

/** English names that a Chinese name may be, the likelier ones in an earlier list; none where a word is not known. */
export function englishNames(text: string): string[][] {
  const name = normaliseChinese(text);
  return name === undefined ? [] : englishFor(name);
}
