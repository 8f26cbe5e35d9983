// Compounds by name, synonym, CAS number or formula, or by a structure that names one.

import { message } from '@app/locales/messages';
import { moleculeName } from '@app/shared/rules/molecule-name';
import type { Culture } from '@app/shared/constants/locale';
import type { FoundCompounds } from '@app/shared/contracts/structure/information';
import { AppError } from '@app/shared/errors/app-error';
import { isCasNumber, looksLikeCas } from '../../chemistry/recognition/cas-number.ts';
import { compoundSearchOf, type FoundCompound } from '../../chemistry/recognition/compound-search.ts';
import { abbreviations, type Reading } from '../../chemistry/recognition/abbreviations.ts';
import { foldName } from '../../chemistry/molecule/fold-name.ts';
import type { NamedCompound, Names } from '../../chemistry/recognition/names.ts';
import type { StoredMolecule } from './stored-molecule.ts';
import type { StructureServices } from './services.ts';
import { saveMolecules } from './molecule-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from './molecules.ts';
import { readSystematicName } from './systematic-name.ts';

type Item = FoundCompounds['items'][number];

const mostItems = 20;
const mostWhileTyping = 8;
const synonymsShown = 8;

const compoundSearch = handle('compoundSearch', async ({ query }, caller, services) => {
  const key = query.key.trim();
  if (query.mode === 'typing') return { items: await whileTyping(key, caller, services) };
  if (looksLikeCas(key) && !isCasNumber(key)) throw wrongCheckDigit(caller.culture);
  const found = compoundSearchOf(services.names).find(key, mostItems);
  const meaning = key === '' ? undefined : await services.interactive.run('meaningOfName', key);
  const listed = meaning?.readings ?? meaning?.listed;
  if (listed) return { items: await readingItems(listed, found, caller, services) };
  const isNamed = found[0] !== undefined && found[0].matched !== 'formula' && isVeryName(found[0], key, services.names);
  const structure = isNamed ? undefined : await structureItem(key, caller, services);
  const others = found.filter(({ compound }) => compound.smiles !== structure?.molecule.smiles);
  const items = await tableItems(others, caller, services);
  if (structure || items.length > 0)
    return { items: [...(structure ? [structure] : []), ...items].slice(0, mostItems) };
  const systematic = await systematicItem(key, caller, services);
  return { items: systematic ? [systematic] : [] };
});

export const compoundCalls: readonly Registration<StructureServices>[] = [compoundSearch];

// What the letters so far may become: every meaning of a short name, then names of the tables.
async function whileTyping(key: string, caller: Caller, services: StructureServices): Promise<Item[]> {
  const found = compoundSearchOf(services.names).find(key, mostWhileTyping);
  const meaning = isShortName(key) ? await services.interactive.run('meaningOfName', key) : undefined;
  const listed = meaning?.readings ?? meaning?.listed;
  const items = listed
    ? await readingItems(listed, found, caller, services)
    : await tableItems(found, caller, services);
  return items.slice(0, mostWhileTyping);
}

const isShortName = (key: string): boolean => abbreviations().has(foldName(key));

// Every meaning of a short name before whatever begins so: the caller chooses.
async function readingItems(
  readings: readonly Reading[],
  found: readonly FoundCompound[],
  caller: Caller,
  services: StructureServices,
): Promise<Item[]> {
  const meant = await Promise.all(readings.map((one) => readingItem(one, caller, services)));
  const known = new Set(readings.map(({ smiles }) => smiles));
  const others = found.filter(({ compound }) => !known.has(compound.smiles));
  return [...meant.flat(), ...(await tableItems(others, caller, services))].slice(0, mostItems);
}

async function readingItem(
  { names: [english, chinese], smiles, isSmiles }: Reading,
  caller: Caller,
  services: StructureServices,
): Promise<Item[]> {
  if (smiles === undefined) return [];
  const { formula, molecularWeight } = await services.interactive.run('figures', smiles);
  const molecule = { key: services.moleculeKey(caller.tenantId, smiles), smiles, formula, molecularWeight };
  await saveMolecules(services.database.queries, caller.tenantId, [molecule]);
  const matched = isSmiles ? 'structure' : 'synonym';
  const name = caller.culture === 'zh-CN' ? chinese : english;
  const compound = services.names.bySmiles(smiles);
  const known = compound && present({ compound, matched: 'synonym' }, molecule, caller.culture, services.names);
  if (known) return [{ ...known, name, matched }];
  const source = message(caller.culture, 'molecule', isSmiles ? 'source.structure' : 'source.own');
  return [{ molecule: presentMolecule(services.names, molecule), name, synonyms: [], matched, source }];
}

async function tableItems(
  found: readonly FoundCompound[],
  caller: Caller,
  services: StructureServices,
): Promise<Item[]> {
  const molecules = found.map((one) => moleculeOf(one.compound, caller, services));
  await saveMolecules(services.database.queries, caller.tenantId, molecules);
  return found.flatMap((one, index) => {
    const molecule = molecules[index];
    return molecule ? [present(one, molecule, caller.culture, services.names)] : [];
  });
}

function isVeryName({ compound }: FoundCompound, key: string, names: Names): boolean {
  return names.byName(key) === compound || names.byCas(key) === compound;
}

function wrongCheckDigit(culture: Culture): AppError {
  const text = message(culture, 'chemistry', 'refusal.casCheckDigit');
  return new AppError('smilesOrNameNotFound', { reason: 'casCheckDigit', text });
}

const structural: ReadonlySet<string> = new Set(['smiles', 'inchi', 'inchiKey']);

// What reads as a structure is that structure, known by name or not.
async function structureItem(key: string, caller: Caller, services: StructureServices): Promise<Item | undefined> {
  if (/\s/.test(key) || /\p{Script=Han}/u.test(key)) return undefined;
  const recognised = await services.interactive.run('recognise', key);
  if (!recognised.ok || !structural.has(recognised.kind)) return undefined;
  const { smiles, formula, molecularWeight } = recognised;
  const molecule = { key: services.moleculeKey(caller.tenantId, smiles), smiles, formula, molecularWeight };
  await saveMolecules(services.database.queries, caller.tenantId, [molecule]);
  const known = services.names.bySmiles(smiles);
  if (known)
    return {
      ...present({ compound: known, matched: 'name' }, molecule, caller.culture, services.names),
      matched: 'structure',
    };
  const source = message(caller.culture, 'molecule', 'source.structure');
  const shown = presentMolecule(services.names, molecule);
  return { molecule: shown, name: moleculeName(caller.culture, shown), synonyms: [], matched: 'structure', source };
}

// A name by the rules of nomenclature, which no table needs to hold.
async function systematicItem(key: string, caller: Caller, services: StructureServices): Promise<Item | undefined> {
  const recognised = await readSystematicName(services, key);
  if (!recognised) return undefined;
  const { smiles, formula, molecularWeight } = recognised;
  const molecule = { key: services.moleculeKey(caller.tenantId, smiles), smiles, formula, molecularWeight };
  await saveMolecules(services.database.queries, caller.tenantId, [molecule]);
  const source = message(caller.culture, 'molecule', 'source.systematicName');
  const shown = presentMolecule(services.names, molecule);
  return { molecule: shown, name: key, synonyms: [], cas: shown.cas, matched: 'systematicName', source };
}

function moleculeOf(
  compound: NamedCompound,
  caller: Caller,
  { moleculeKey, names }: StructureServices,
): StoredMolecule {
  const facts = names.factsOf(compound);
  const { smiles } = compound;
  return {
    key: moleculeKey(caller.tenantId, smiles),
    smiles,
    formula: facts?.formula ?? '',
    molecularWeight: facts?.molecularWeight ?? 0,
  };
}

function present({ compound, matched }: FoundCompound, molecule: StoredMolecule, culture: Culture, names: Names): Item {
  const { chineseNames = [], chineseSource } = names.factsOf(compound) ?? {};
  const isChinese = culture === 'zh-CN' && chineseNames.length > 0;
  const [own, other] = isChinese ? [chineseNames, compound.names] : [compound.names, chineseNames];
  const [name = molecule.formula, ...synonyms] = own;
  return {
    molecule: presentMolecule(names, molecule),
    name,
    synonyms: [...other.slice(0, 2), ...synonyms, ...other.slice(2)].slice(0, synonymsShown),
    cas: compound.cas,
    matched,
    source: message(culture, 'molecule', `source.${isChinese ? (chineseSource ?? 'rules') : compound.source}`),
  };
}
