// No learned template is named against its change: neither by its own name, which must hold wherever its pattern fits, nor in the
// words that a step of it is shown with. The rules here look at bonds and elements alone and know no table of names.

import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { LearnedLibrary } from '../models/learned/learned-library.ts';
import { readEdit, type EditPattern, type PatternBond, type PatternGraph } from '../models/learned/pattern.ts';
import { readProduct } from '../models/learned/product-graph.ts';
import { readLearnedTemplates } from '../models/learned/read-templates.ts';
import { learnedTemplate } from '../models/learned-template.ts';
import { acyl, aryl, couplings, demandsOfStep, sulfonyl, type Words } from '../../test-support/step-demands.ts';
import { changeOfReaction } from './step-change.ts';
import { StepNamer } from './step-namer.ts';

const records = readLearnedTemplates();
let rdkit: RDKit;
let library: LearnedLibrary;
beforeAll(async () => {
  rdkit = await loadRDKit();
  library = new LearnedLibrary(rdkit, records);
});

/** Bonds of the product pattern that the precursors do not have. */
function madeBonds({ left, right }: EditPattern): PatternBond[] {
  const place = new Map(right.atoms.flatMap(({ map }, at) => (map > 0 ? [[map - 1, at] as const] : [])));
  return left.bonds.filter(({ a, b }) => {
    const [from, to] = [place.get(a) ?? -1, place.get(b) ?? -1];
    return !right.bonds.some((bond) => (bond.a === from && bond.b === to) || (bond.a === to && bond.b === from));
  });
}

function hasDouble(graph: PatternGraph, atom: number, z: number): boolean {
  return graph.bonds.some(
    ({ a, b, order }) => order === 2 && (a === atom || b === atom) && graph.atoms[a === atom ? b : a]?.z === z,
  );
}

/** Elements that leave a kept atom. */
function leavingElements({ right }: EditPattern, atom: number): number[] {
  const at = right.atoms.findIndex(({ map }) => map === atom + 1);
  return right.bonds.flatMap(({ a, b }) => {
    const other = a === at ? b : b === at ? a : -1;
    return other >= 0 && right.atoms[other]?.map === 0 ? [right.atoms[other]?.z ?? 0] : [];
  });
}

const halogens = [9, 17, 35, 53];

/** What the name of a template must say by its pattern; nothing where it makes no bond, or several. */
function demandsOf(edit: EditPattern): Words[] {
  const made = madeBonds(edit);
  const [bond] = made;
  if (bond?.order !== 1 || made.length > 1) return [];
  const { left } = edit;
  const z = (atom: number): number => left.atoms[atom]?.z ?? 0;
  const ends = [bond.a, bond.b];
  const demands = couplings.flatMap(([element, words]) =>
    ends.some((atom) => leavingElements(edit, atom).includes(element)) ? [words] : [],
  );
  const sulfur = ends.find((atom) => z(atom) === 16 && hasDouble(left, atom, 8));
  const hetero = ends.find((atom) => [7, 8].includes(z(atom)));
  const carbon = ends.find((atom) => z(atom) === 6);
  if (sulfur !== undefined && hetero !== undefined) return [...demands, sulfonyl];
  if (hetero === undefined || carbon === undefined) return demands;
  if (left.atoms[carbon]?.aromatic) return [...demands, aryl];
  if (hasDouble(left, carbon, 8)) return [...demands, acyl];
  const isOpen = left.atoms[carbon]?.mark === '' && left.atoms[carbon]?.minHydrogens === 0 && left.bonds.length === 1;
  const isHalide = leavingElements(edit, carbon).some((one) => halogens.includes(one));
  // The pattern also lies on the carbon of an acyl group.
  if (isOpen && isHalide) return [...demands, anyCarbon];
  return demands;
}

/** A name that holds for a saturated and for an acyl carbon. */
const anyCarbon: Words = {
  en: /acyl|substitution|exchange|shift|record doubtful|quaterniz/i,
  zh: /酰|取代|交换|移位|存疑|季铵/,
};

describe('the own name of a learned template', () => {
  it('says what the template does, wherever its pattern fits', () => {
    const wrong = records.flatMap(({ id, name, retro }) =>
      demandsOf(readEdit(retro)).every(({ en, zh }) => en.test(name.en) && zh.test(name['zh-CN']))
        ? []
        : [`${id} ${name.en} | ${name['zh-CN']}: ${retro}`],
    );
    expect(records.length).toBeGreaterThan(600);
    expect(wrong).toEqual([]);
  });
});

/** Products with one bond of each kind, beside other groups. */
const probes = [
  'Cc1cccc(C)c1NC(=O)CBr',
  'O=C(NCc1ccccc1)c1ccccc1',
  'CCOC(=O)c1ccc(Cl)nc1',
  'CCN(CC)CC(=O)Nc1ccccc1',
  'CC(=O)n1ccc2ccccc21',
  'CCNC(=O)Oc1ccccc1',
  'CCNC(=O)NCc1ccccc1',
  'CS(=O)(=O)Nc1ccccc1',
  'COc1ccc(CN(C)C(=O)OC(C)(C)C)cc1',
  'CCNc1ccnc(OC)n1',
  'O=C(CCl)OCc1ccccc1',
  'CON(C)C(=O)CCC(C)=O',
] as const;

const plain = { en: /^Formation of an? (?:C–[NO]|[NO]–S) bond$/ };

describe('a step of a learned template', () => {
  it.each(probes.slice(0, 3))('is named after its change: to %s', expectNamed);
  it.each(probes.slice(3))('is named after its change, too: to %s', { tags: ['full'] }, expectNamed);
});

function expectNamed(smiles: string): void {
  const namer = new StepNamer(rdkit);
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  const product = readProduct(mol);
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const candidate of library.candidates(product)) {
    const record = records[candidate.template];
    const precursors = library.precursors(product, candidate);
    if (!record || !precursors || record.count < 3) continue;
    const reaction = `${precursors.join('.')}>>${smiles}`;
    const change = changeOfReaction(rdkit, reaction);
    if (!change || seen.has(reaction)) continue;
    seen.add(reaction);
    const { name } = namer.of(learnedTemplate(record), reaction);
    for (const words of demandsOfStep(change)) {
      const isRight = (words.en.test(name.en) && words.zh.test(name['zh-CN'])) || plain.en.test(name.en);
      if (!isRight) wrong.push(`${record.id} ${reaction}: ${name.en} | ${name['zh-CN']}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
}
