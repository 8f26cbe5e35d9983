// Names, CAS numbers and InChIKeys of known compounds (data/names.tsv, made by scripts/names.ts), with their formulas
// and Chinese names (data/compounds.tsv, made by scripts/compounds.ts), and more names in Chinese with the compounds that they
// bring (data/chinese-synonyms.tsv, made by scripts/chinese-synonyms.ts), and names of building blocks (data/stock-names.tsv, made by
// scripts/stock-names.ts).

import { readFileSync } from 'node:fs';
import { foldName } from '../molecule/fold-name.ts';
import {
  mirrorImage,
  plannedText,
  stereoKindOf,
  stereoPrefixes,
  withoutStereoGroups,
} from '../molecule/stereo/stereo-groups.ts';

export interface NamedCompound {
  /** `rac-` or `rel-`, of a molecule with stereo groups, which the table does not hold as such. */
  prefix?: 'rac-' | 'rel-';
  inchiKey: string;
  /** Canonical. */
  smiles: string;
  cas: string | undefined;
  /** English, the usual one first. */
  names: readonly string[];
  source: NameSource;
}

/** Where a row comes from: our own lists, CalebBell/chemicals (MIT), schwallergroup/choriso (MIT), pairs by Xu et al. (CC0), names made from the structures of the stock. */
export type NameSource = 'own' | 'chemicals' | 'choriso' | 'pairs' | 'generated';

/** Where a Chinese name comes from: textbooks and standards, the rules of nomenclature, or the pairs. */
export type ChineseSource = 'usual' | 'rules' | 'pairs' | 'generated';

export interface CompoundFacts {
  /** Hill order. */
  formula: string;
  /** g/mol. */
  molecularWeight: number;
  /** The usual one first. */
  chineseNames: readonly string[];
  /** Of the first Chinese name. */
  chineseSource: ChineseSource | undefined;
}

/** The name and number under a molecule. */
export interface Called {
  /** English. */
  name?: string;
  chineseName?: string;
  cas?: string;
  /** Absent without a name. */
  from?: 'table' | 'structure';
}

export interface Names {
  byName(text: string): NamedCompound | undefined;
  byCas(cas: string): NamedCompound | undefined;
  byInchiKey(key: string): NamedCompound | undefined;
  /** What a molecule is called; the SMILES must be canonical. */
  bySmiles(smiles: string): NamedCompound | undefined;
  /** What a molecule is called where it is shown: by the table, else by a name made from its structure where one is certain. */
  called(smiles: string): Called;
  /** Makes the names of many molecules ahead of `called`, a few milliseconds at a time, so that other requests go on. */
  prepare(smiles: Iterable<string>): Promise<void>;
  /** Formula and Chinese names of a compound of the table. */
  factsOf(compound: NamedCompound): CompoundFacts | undefined;
  readonly compounds: readonly NamedCompound[];
  readonly size: number;
}

const tablePath = new URL('../../../data/names.tsv', import.meta.url);
const factsPath = new URL('../../../data/compounds.tsv', import.meta.url);
const synonymsPath = new URL('../../../data/chinese-synonyms.tsv', import.meta.url);
const stockPath = new URL('../../../data/stock-names.tsv', import.meta.url);
let loaded: Names | undefined;

/** The built-in table, read once per thread. */
export function builtInNames(): Names {
  loaded ??= load();
  return loaded;
}

/** The tables without the generated names of the stock, of which those are made. */
export function namesWithoutStock(): Names {
  return indexNames(...tables());
}

function load(): Names {
  const [compounds, facts] = tables();
  const stock = parseStock(readFileSync(stockPath, 'utf8'));
  for (const { compound, facts: own } of stock) facts.set(compound.inchiKey, own);
  return indexNames([...compounds, ...stock.map(({ compound }) => compound)], facts);
}

function tables(): [NamedCompound[], Map<string, CompoundFacts>] {
  const compounds = parseNames(readFileSync(tablePath, 'utf8'));
  const facts = parseFacts(readFileSync(factsPath, 'utf8'));
  const more = parseSynonyms(readFileSync(synonymsPath, 'utf8'));
  for (const { compound, facts: own } of more) {
    const known = facts.get(compound.inchiKey);
    const hasChinese = known !== undefined && known.chineseNames.length > 0;
    const chineseNames = [...(known?.chineseNames ?? []), ...own.chineseNames];
    facts.set(compound.inchiKey, { ...(known ?? own), chineseNames, ...(!hasChinese && { chineseSource: 'pairs' }) });
  }
  const added = more.flatMap(({ compound }) => (compound.names.length > 0 ? [compound] : []));
  return [[...compounds, ...added], facts];
}

/** Rows of the fourth table: InChIKey, SMILES, English name, Chinese name, formula, weight. */
function parseStock(text: string): { compound: NamedCompound; facts: CompoundFacts }[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [inchiKey = '', smiles = '', english = '', chinese = '', formula = '', weight = ''] = line.split('\t');
    return {
      compound: { inchiKey, smiles, cas: undefined, names: [english], source: 'generated' },
      facts: { formula, molecularWeight: Number(weight), chineseNames: [chinese], chineseSource: 'generated' },
    };
  });
}

/** Rows of the third table: InChIKey, SMILES, CAS number, English name of compounds that the first lacks, formula, weight, Chinese names. */
function parseSynonyms(text: string): { compound: NamedCompound; facts: CompoundFacts }[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [inchiKey = '', smiles = '', cas = '', name = '', formula = '', weight = '', chinese = ''] = line.split('\t');
    const names = name === '' ? [] : [name];
    return {
      compound: { inchiKey, smiles, cas: cas || undefined, names, source: 'pairs' },
      facts: { formula, molecularWeight: Number(weight), chineseNames: chinese.split('|'), chineseSource: 'pairs' },
    };
  });
}

/** Rows of the table: InChIKey, SMILES, CAS number or nothing, names divided by `|`, source. */
export function parseNames(text: string): NamedCompound[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [inchiKey = '', smiles = '', cas = '', names = '', source] = line.split('\t');
    return { inchiKey, smiles, cas: cas || undefined, names: names.split('|'), source: sourceOf(source) };
  });
}

function sourceOf(text: string | undefined): NameSource {
  return text === 'chemicals' || text === 'choriso' ? text : 'own';
}

/** Rows of the second table by InChIKey: formula, weight, Chinese names divided by `|`, source of the first. */
export function parseFacts(text: string): Map<string, CompoundFacts> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [inchiKey = '', formula = '', weight = '', names = '', source = ''] = line.split('\t');
      const chineseNames = names === '' ? [] : names.split('|');
      const chineseSource = source === 'usual' || source === 'rules' ? source : undefined;
      return [inchiKey, { formula, molecularWeight: Number(weight), chineseNames, chineseSource }];
    }),
  );
}

/** Look-ups over the compounds; of two that share a name, the earlier one has it. */
export function indexNames(
  compounds: readonly NamedCompound[],
  facts: ReadonlyMap<string, CompoundFacts> = new Map(),
): Names {
  const index = (keysOf: (one: NamedCompound) => readonly string[]): Map<string, NamedCompound> => {
    const map = new Map<string, NamedCompound>();
    for (const one of compounds) for (const key of keysOf(one)) if (!map.has(key)) map.set(key, one);
    return map;
  };
  const names = index((one) => [...one.names, ...(facts.get(one.inchiKey)?.chineseNames ?? [])].map(foldName));
  const cas = index((one) => (one.cas ? [one.cas] : []));
  const keys = index((one) => [one.inchiKey]);
  const smiles = index((one) => [one.smiles]);
  const bySmiles = (text: string): NamedCompound | undefined =>
    smiles.get(text) ?? grouped((plain) => smiles.get(plain), text);
  const factsOf = (one: NamedCompound): CompoundFacts | undefined => prefixedFacts(facts.get(one.inchiKey), one);
  return {
    byName: (text) => names.get(foldName(text)),
    byCas: (text) => cas.get(text),
    byInchiKey: (text) => keys.get(text),
    bySmiles,
    called: (text) => {
      const known = bySmiles(text);
      return known
        ? {
            name: known.names[0],
            chineseName: factsOf(known)?.chineseNames[0],
            cas: known.cas,
            from: known.source === 'generated' ? 'structure' : 'table',
          }
        : {};
    },
    prepare: () => Promise.resolve(),
    factsOf,
    compounds,
    size: compounds.length,
  };
}

// A racemate is called after the compound without the mark, several centres after the enantiomer that is drawn.
function grouped(find: (smiles: string) => NamedCompound | undefined, text: string): NamedCompound | undefined {
  const kind = stereoKindOf(text);
  if (kind === undefined || kind === 'partlyKnown') return undefined;
  const known = find(plannedText(text)) ?? find(withoutStereoGroups(mirrorImage(text)));
  if (!known) return undefined;
  const prefix = stereoPrefixes[kind];
  // The number of the open centre is that of the racemate; others belong to one enantiomer.
  const isOpen = kind === 'racemic' && !known.smiles.includes('@');
  const names = known.names.filter((name) => !opticalSign.test(name)).map((name) => `${prefix}${name}`);
  return names.length === 0
    ? undefined
    : { ...known, prefix, smiles: text, cas: isOpen ? known.cas : undefined, names };
}

/** What belongs to one enantiomer, or says itself that it is a racemate. */
const opticalSign = /\([+\-−±]\)|\(\+\/-\)|^(?:[dlDL]|dl|DL|rac|rel|racemic)[- (]/;

function prefixedFacts(facts: CompoundFacts | undefined, { prefix }: NamedCompound): CompoundFacts | undefined {
  if (!facts || prefix === undefined) return facts;
  return { ...facts, chineseNames: facts.chineseNames.map((name) => `${prefix}${name}`) };
}
