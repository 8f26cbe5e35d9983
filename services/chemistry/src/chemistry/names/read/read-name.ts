// Reads a name into a structure: systematic and semi-systematic names in English and Chinese, names of catalogues, salts. Written
// from the recommendations of IUPAC; a Chinese name is read by the English names of the same parts. What a name leaves open is no structure but a problem in words: a wrong structure is worse than none.

import { canonicalSmiles, type RDKit } from '../../molecule/rdkit.ts';
import { isChinese } from '../chinese/normalise.ts';
import { englishNames, saltParts } from '../chinese/read-chinese.ts';
import { attemptsFor } from './compounds.ts';
import { NameProblem, OpenPlace, TwoMeanings } from './molecule.ts';
import { normaliseName } from './normalise.ts';
import { withOxides } from './oxides.ts';
import { withOxime } from './oximes.ts';
import { Session } from './session.ts';
import { counts, partners } from './words.ts';

export type NameReading =
  | { smiles: string; problem?: undefined }
  /** `ambiguous`: the name has several meanings; `unknown`: it is none, or holds a word that is not known. */
  | { smiles?: undefined; problem: 'ambiguous' | 'unknown'; detail: string };

export interface NameTable {
  /** SMILES of a compound with a name of its own, which may be part of a salt. */
  smilesOf(name: string): string | undefined;
}

export function readName(rdkit: RDKit, text: string, table?: NameTable): NameReading {
  if (isChinese(text)) return readChinese(rdkit, text, table);
  const name = normaliseName(text);
  if (name === undefined) return { problem: 'unknown', detail: 'not a name' };
  const spellings = [name, ...inverted(name), ...rejoined(name), ...unjoined(name)];
  let first: NameReading | undefined;
  for (const spelling of spellings) {
    const found = readSpelling(rdkit, spelling, table);
    if (found.smiles !== undefined || found.problem === 'ambiguous') return found;
    first ??= found;
  }
  return first ?? { problem: 'unknown', detail: name };
}

// A name that can be taken apart in two ways which both are compounds is ambiguous.
function readChinese(rdkit: RDKit, text: string, table: NameTable | undefined): NameReading {
  let open: NameReading | undefined;
  for (const list of englishNames(text)) {
    const whole = oneOf(list.map((english) => readEnglish(rdkit, english)));
    // 环戊基苯基甲酮 is clear as a ketone of two radicals.
    if (whole?.smiles !== undefined) return whole;
    open ??= whole;
  }
  if (open) return open;
  const salts = saltParts(text).map(({ base, partner, count }) => {
    const found = readName(rdkit, base, table).smiles ?? table?.smilesOf(base);
    return found === undefined
      ? ({ problem: 'unknown', detail: base } as const)
      : saltOf(rdkit, found, table?.smilesOf(base) !== undefined, partner, count);
  });
  return oneOf(salts) ?? { problem: 'unknown', detail: text };
}

function readEnglish(rdkit: RDKit, english: string): NameReading {
  const name = normaliseName(english);
  if (name === undefined) return { problem: 'unknown', detail: english };
  const found = readCompound(rdkit, name);
  if (found.smiles !== undefined || found.problem === 'ambiguous') return found;
  const read = (base: string): string | undefined => readCompound(rdkit, base).smiles;
  const oxide = withOxides(rdkit, name, read) ?? withOxime(rdkit, name, read);
  return oxide === undefined ? found : checked(rdkit, oxide);
}

/** The one structure of several readings; undefined where none is one. */
function oneOf(readings: readonly NameReading[]): NameReading | undefined {
  const structures = [...new Set(readings.flatMap(({ smiles }) => (smiles === undefined ? [] : [smiles])))];
  const [only, ...others] = structures;
  if (others.length > 0) return { problem: 'ambiguous', detail: structures.join(' ') };
  return only === undefined ? readings.find(({ problem }) => problem === 'ambiguous') : { smiles: only };
}

function readSpelling(rdkit: RDKit, name: string, table: NameTable | undefined): NameReading {
  const whole = readCompound(rdkit, name);
  if (whole.smiles !== undefined || whole.problem === 'ambiguous') return whole;
  const read = (base: string): string | undefined => readBase(rdkit, base, table);
  const oxide = withOxides(rdkit, name, read) ?? withOxime(rdkit, name, read);
  if (oxide !== undefined) return checked(rdkit, oxide);
  return readSalt(rdkit, name, table) ?? whole;
}

function readBase(rdkit: RDKit, name: string, table: NameTable | undefined): string | undefined {
  return readSpelling(rdkit, name, table).smiles ?? table?.smilesOf(name);
}

function checked(rdkit: RDKit, smiles: string): NameReading {
  const canonical = canonicalSmiles(rdkit, smiles);
  return canonical === null ? { problem: 'unknown', detail: 'no sound structure' } : { smiles: canonical };
}

/** Builds what the words may mean; one structure at the least penalty is the response. */
function readCompound(rdkit: RDKit, name: string): NameReading {
  const found: { smiles: string; penalty: number; isImplicit: boolean }[] = [];
  let hasOpenRival = false;
  let problem = name;
  try {
    for (const { penalty, isImplicit = false, build } of attemptsFor(name).toSorted((a, b) => a.penalty - b.penalty)) {
      const best = found[0]?.penalty;
      if (best !== undefined && penalty > best) break;
      try {
        const session = new Session();
        build(session);
        found.push({ smiles: session.finish(rdkit), penalty, isImplicit });
      } catch (error) {
        if (!(error instanceof NameProblem)) throw error;
        if (error instanceof TwoMeanings) return { problem: 'ambiguous', detail: error.message };
        problem = error.message;
        hasOpenRival ||= isImplicit && penalty === 0 && error instanceof OpenPlace;
      }
    }
  } catch (error) {
    if (!(error instanceof NameProblem)) throw error;
    problem = error.message;
  }
  // aminophenylacetic acid: what could be put together in an open way is not taken apart.
  if (hasOpenRival && found.length > 0 && found.every(({ isImplicit }) => !isImplicit))
    return { problem: 'ambiguous', detail: 'a radical whose place is not named' };
  const distinct = [...new Set(found.map(({ smiles }) => smiles))];
  const [only, ...others] = distinct;
  if (only === undefined) return { problem: 'unknown', detail: problem };
  return others.length > 0 ? { problem: 'ambiguous', detail: distinct.join(' ') } : { smiles: only };
}

const partnerPattern = new RegExp(
  `^(?<base>.+?)[ ,]+(?:(?<count>mono|di|bis|tri|tetra|penta|hexa|hepta|octa|nona|deca|dodeca|sesqui|hemi)[- ]?)?(?<partner>${Object.keys(
    partners,
  )
    .toSorted((a, b) => b.length - a.length)
    .join('|')})$`,
);

function readSalt(rdkit: RDKit, name: string, table: NameTable | undefined): NameReading | undefined {
  const { base = '', count = 'mono', partner = '' } = partnerPattern.exec(name)?.groups ?? {};
  if (base === '' || (partners[partner] ?? '') === '') return undefined;
  const found = readBase(rdkit, base, table);
  return found === undefined ? undefined : saltOf(rdkit, found, table?.smilesOf(base) !== undefined, partner, count);
}

function saltOf(rdkit: RDKit, found: string, isKnown: boolean, partner: string, count: string): NameReading {
  const acid = partners[partner] ?? '';
  const noSalt = { problem: 'unknown', detail: 'no salt of a base' } as const;
  if (found.includes('|') || acid === '' || chargeOf(found) !== 0) return noSalt;
  // A phenol or an alcohol makes an ester with an oxygen acid, not a salt.
  if (/O/.test(acid) && acid !== 'O' && !isBase(rdkit, found, isKnown)) return noSalt;
  const [bases, acids] = count === 'hemi' ? [2, 1] : count === 'sesqui' ? [2, 3] : [1, counts[count] ?? 1];
  const parts = [...Array.from({ length: bases }, () => found), ...Array.from({ length: acids }, () => acid)];
  return checked(rdkit, parts.join('.'));
}

function chargeOf(smiles: string): number {
  const charges = [...smiles.matchAll(/([+-])(\d?)\]/g)];
  return charges.reduce((sum, [, sign, count]) => sum + (sign === '+' ? 1 : -1) * Number(count || 1), 0);
}

const base = '[NX3;!$(N-C=[O,S]);!$(N-S(=O)=O)]';
const alcohol = '[OX2H;!$(O-C=O)]';

function isBase(rdkit: RDKit, smiles: string, isKnown: boolean): boolean {
  using mol = rdkit.get_mol(smiles);
  using amine = rdkit.get_qmol(base);
  using aza = rdkit.get_qmol('[n;X2]');
  using hydroxyl = rdkit.get_qmol(alcohol);
  if (!mol || !amine || !aza || !hydroxyl) return false;
  const has = (query: typeof amine): boolean => mol.get_substruct_match(query) !== '{}';
  return (has(amine) || has(aza)) && (isKnown || !has(hydroxyl));
}

/** Catalogue order: "aniline, 4-bromo-", "benzoic acid, 4-bromo-, methyl ester". */
function inverted(name: string): string[] {
  const [heading = '', ...modifiers] = name.split(', ').map((part) => part.trim());
  if (modifiers.length === 0) return [];
  const prefixes = modifiers.filter((part) => part.endsWith('-'));
  const words = modifiers.filter((part) => !part.endsWith('-'));
  return [[`${prefixes.join('')}${heading}`, ...words].join(' ')];
}

const plainRadical = '(?:di|tri)?(?:methyl|ethyl|propyl|isopropyl|butyl|tert-butyl|benzyl|allyl|phenyl)';
const joinedEster = new RegExp(`^(${plainRadical}-?|(?:bis|tris)\\([^()]+\\))(?=\\d|[a-z])(.+[oi]ate|.+acetate)$`);

// A blank too few: bis(2-ethylhexyl)hexanedioate, ethyl-4-bromobenzoate.
function unjoined(name: string): string[] {
  const [, radical = '', ester = ''] = name.includes(' ') ? [] : (joinedEster.exec(name) ?? []);
  return ester === '' || (!radical.endsWith('-') && !radical.endsWith(')'))
    ? []
    : [`${radical.replace(/-$/, '')} ${ester}`];
}

// Blanks within a word: "4-bromo aniline", "N-Boc piperazine".
function rejoined(name: string): string[] {
  // pyridin-4-yl methyl amine may be of one radical or of two.
  if (/yl [a-z-]+yl amine$/.test(name)) return [];
  const acid = name.replaceAll(/(?<=\S) (?=bor(?:on)?ic acid)/g, '').replace(/boric acid$/, 'boronic acid');
  const isBoronic = acid !== name && /yl\)?boronic acid$/.test(acid);
  if (isBoronic) return [acid];
  return name.includes(' ') ? [name.replaceAll(/(?<=boc|cbz|fmoc|bn|ts|tbs) /g, '-'), name.replaceAll(' ', '')] : [];
}
