// The generated name of a structure in English and in Chinese, or nothing where it is not certain.

import { graphFromJson, type MolGraph, type RdkitJson } from '../../molecule/graph.ts';
import type { RDKit } from '../../molecule/rdkit.ts';
import { nameCentral } from './centrals.ts';
import { nameByClass, nameOnium } from './classes.ts';
import { alkylWords } from './ester-words.ts';
import { findGroups, type Group, type GroupKey, seniority } from './groups.ts';
import { bondKey, MoleculeView, type StereoLabels } from './molecule-view.ts';
import type { Part } from './name-part.ts';
import { nameOnHydride, nameOnParent, type Named } from './parents.ts';
import { prefixRule } from './prefixes/rules.ts';
import { builtInRings } from './rings/table.ts';
import { type NameOne, nameSalt } from './salts.ts';
import { type SuffixKey, suffixes } from './suffixes.ts';
import { at, refuse, Unnameable, type Words } from './words.ts';
import { Writer } from './writer.ts';

export interface WrittenName {
  english: string;
  chinese: string;
}

/** Larger molecules have names that nobody reads. */
export const mostAtomsNamed = 40;

/** The name of a SMILES without stereo groups; null where no name is certain. */
export function writeName(rdkit: RDKit, smiles: string): WrittenName | null {
  try {
    const parts = smiles.split('.');
    const part = parts.length > 1 ? nameSalt(parts, namesOf(rdkit)) : nameText(rdkit, smiles, nameConnected);
    return { english: part.en, chinese: part.zh };
  } catch (error) {
    if (error instanceof Unnameable) return null;
    throw error;
  }
}

function namesOf(rdkit: RDKit): NameOne {
  return {
    whole: (smiles) => nameText(rdkit, smiles, nameConnected),
    onium: (smiles) => {
      let words: Words | undefined;
      const part = nameText(rdkit, smiles, (writer) => {
        const { part: found, centre } = nameOnium(writer);
        words = centre;
        return found;
      });
      return { part, centre: words ?? refuse('no cation') };
    },
  };
}

type NameConnected = (writer: Writer) => Part;

function nameText(rdkit: RDKit, smiles: string, name: NameConnected): Part {
  using mol = rdkit.get_mol(smiles);
  const size = mol?.get_num_atoms(true) ?? 0;
  if (!mol || size === 0 || size > mostAtomsNamed) return refuse('no molecule, or a large one');
  const json = JSON.parse(mol.get_json()) as RdkitJson & TurningJson;
  const graph = graphFromJson(json);
  checkGraph(graph, name === nameConnected ? 0 : 1);
  return nameWhole(graph, labelsOf(mol.get_stereo_tags(), json), name);
}

/** What RDKit's JSON says of stereocentres, which the graph leaves out. */
interface TurningJson {
  molecules: { atoms?: { stereo?: string }[] }[];
}

function labelsOf(text: string, { molecules }: TurningJson): StereoLabels {
  const tags = JSON.parse(text) as { CIP_atoms: [number, string][]; CIP_bonds: [number, number, string][] };
  const plain = (label: string): string => label.replaceAll(/[()]/g, '');
  const turns = new Map(
    (molecules[0]?.atoms ?? []).flatMap(({ stereo }, atom): [number, number][] =>
      stereo === 'cw' || stereo === 'ccw' ? [[atom, stereo === 'cw' ? 1 : -1]] : [],
    ),
  );
  return {
    // A question mark is a centre that nothing is said of.
    atoms: new Map(tags.CIP_atoms.flatMap(([atom, label]) => (label === '(?)' ? [] : [[atom, plain(label)]]))),
    bonds: new Map(tags.CIP_bonds.flatMap(([a, b, label]) => (label === '(?)' ? [] : [[bondKey(a, b), plain(label)]]))),
    turns,
  };
}

// Isotopes, radicals and unspecified atoms have no name here; a charge needs its opposite beside it, but for that of an onium ion.
function checkGraph(graph: MolGraph, mostCharges: number): void {
  let charges = 0;
  for (const atom of graph.atoms)
    if (atom.isotope !== 0 || atom.radicals !== 0 || atom.z === 0) refuse('an isotope or radical');
  for (const [index, atom] of graph.atoms.entries()) {
    if (atom.charge === 0) continue;
    const isPaired = (graph.bondsOf[index] ?? []).some((bond) => {
      const { from, to } = at(graph.bonds, bond);
      return at(graph.atoms, from === index ? to : from).charge * atom.charge < 0;
    });
    if (!isPaired) charges += 1;
    if (charges > mostCharges || Math.abs(atom.charge) > 1) refuse('a charge');
  }
  if (graph.bonds.some((bond) => bond.order === 0)) refuse('an unspecified bond');
}

function nameWhole(graph: MolGraph, stereo: StereoLabels, name: NameConnected): Part {
  const mol = new MoleculeView(graph, stereo);
  const writer = new Writer(mol, builtInRings(), prefixRule);
  if (mol.branch(0, -1).size !== mol.size) refuse('several molecules');
  const part = name(writer);
  if (part.atoms !== mol.size) refuse(`${part.atoms} of ${mol.size} atoms named`);
  if (part.stereo !== stereo.atoms.size + stereo.bonds.size) refuse('a configuration left out');
  return part;
}

function nameConnected(writer: Writer): Part {
  const byClass = nameByClass(writer);
  if (byClass) return byClass;
  const groups = findGroups(writer.mol);
  for (const key of seniority) {
    const own = groups.filter((group) => group.key === key);
    if (own.length === 0) continue;
    return isSuffix(key) ? withSuffix(writer, key, own) : shortest(own.map((group) => nameCentral(writer, group)));
  }
  return withOxides(nameOnHydride(writer));
}

function isSuffix(key: GroupKey): key is SuffixKey {
  return key in suffixes;
}

function shortest(parts: readonly Part[]): Part {
  return at(
    parts.toSorted((a, b) => a.en.length - b.en.length || (a.en < b.en ? -1 : 1)),
    0,
  );
}

function withSuffix(writer: Writer, key: SuffixKey, groups: readonly Group[]): Part {
  const named = nameOnParent(writer, key, groups);
  const body = withOxides(named.part);
  const alkyls = named.groups.flatMap(({ alkyl }) => (alkyl ? [alkyl] : []));
  return alkyls.length === 0 ? body : esterOf(writer, named, body);
}

function esterOf(writer: Writer, { groups, part }: Named, body: Part): Part {
  const alkyls = groups.map(({ alkyl }, index) => {
    const { root, from } = alkyl ?? refuse('an ester without an alkyl group');
    return { prefix: writer.prefixOf(root, from), locant: groups.length > 1 ? (part.suffixLocants[index] ?? '') : '' };
  });
  const words = alkylWords(alkyls);
  return {
    en: `${words.en} ${body.en}`,
    zh: `${body.zh}${words.zh}`,
    atoms: body.atoms + alkyls.reduce((sum, { prefix }) => sum + prefix.atoms, 0),
    stereo: body.stereo + alkyls.reduce((sum, { prefix }) => sum + prefix.stereo, 0),
  };
}

function withOxides(part: Part & { oxides: string[] }): Part {
  const { oxides } = part;
  if (oxides.length === 0) return part;
  if (oxides.length > 1) return refuse('two oxides');
  return { ...part, en: `${part.en} ${oxides.join(',')}-oxide`, zh: `${part.zh}-${oxides.join(',')}-氧化物` };
}
