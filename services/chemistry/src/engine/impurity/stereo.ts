// Stereoisomers: centres that lose their configuration, centres and double bonds that the reaction makes.
// Racemisation of activated acids: A. El-Faham and F. Albericio, Chem. Rev. 2011, 111, 6557; of SN1: J. Clayden et al., chapter 15.

import type { Candidates } from './candidate.ts';
import type { ImpurityContext } from './context.ts';
import { flat } from './conversions/main-reaction.ts';
import type { Situated } from './conversions/other-conversions.ts';
import { holds, type Setting } from './setting.ts';
import type { Trait } from './traits.ts';
import type { ImpurityCause, PathStep } from './types.ts';

interface LabileCentre {
  id: string;
  /** The centre, as the body of an atom of a SMARTS. */
  centre: string;
  on: 'reactant' | 'product';
  when: readonly (readonly Trait[])[];
  /** The wanted reaction is of one of these groups, where it is known. */
  groups?: readonly string[];
  score: number;
  factors?: Readonly<Partial<Record<Trait, number>>>;
}

const labileCentres: readonly LabileCentre[] = [
  {
    id: 'activatedAcid',
    centre: 'CX4;H1;$(C[CX3](=O)[NX3]);$(C[NX3;$(NC=O)])',
    on: 'product',
    when: [['peptideCoupling']],
    score: 0.4,
    factors: { uronium: 1.1, hot: 1.4, cold: 0.6 },
  },
  {
    id: 'alphaToCarbonyl',
    centre: 'CX4;H1;$(C[CX3](=O)[#6,OX2,#1]);!$(C[CX3](=O)[OX2H])',
    on: 'product',
    when: [['strongBase'], ['alkoxide'], ['hydroxide'], ['base', 'hot'], ['base', 'water', 'warm']],
    score: 0.4,
    factors: { hot: 1.4, cold: 0.6 },
  },
  {
    id: 'alphaToAcid',
    centre: 'CX4;H1;$(C[CX3](=O)[OX2H]);$(C[c,$([NX3]C=O),$([CX3]=O)])',
    on: 'product',
    when: [['hydroxide'], ['strongBase']],
    groups: ['hydrolysis'],
    score: 0.4,
    factors: { hot: 1.4, cold: 0.6 },
  },
  {
    id: 'alphaToAldehyde',
    centre: 'CX4;H1;$(C[CX3H]=O)',
    on: 'product',
    when: [['base'], ['acid'], ['mildHydride']],
    score: 0.35,
  },
  {
    id: 'carbocation',
    centre: 'CX4;H1;$(C[c,$([CX3]=[CX3])]);$(C[OX2,NX3,Cl,Br,SX2])',
    on: 'product',
    when: [['strongAcid'], ['lewisAcid'], ['acidChlorinating']],
    score: 0.25,
    factors: { hot: 1.4 },
  },
  {
    id: 'incompleteInversion',
    centre: 'CX4;H1;$(C([#6])([#6])[OX2,NX3,n]);!$(C[OX2H])',
    on: 'product',
    when: [['mitsunobu']],
    score: 0.18,
  },
];

const changes = /@/;

/** Epimers, isomers of double bonds, and the other side of centres that form. */
export function addStereoisomers(context: ImpurityContext, situated: Situated, found: Candidates): void {
  const { setting } = situated;
  const group = situated.main?.last.family.group;
  const active = labileCentres.filter(
    ({ when, groups }) => holds(setting.traits, when) && (!groups || !group || groups.includes(group)),
  );
  for (const one of active) addEpimers(context, one, setting, found);
  addIncompleteInversion(context, situated, found);
  addNewCentres(context, setting, found);
  addDoubleBondIsomers(context, situated, found);
}

// One centre turned over; a molecule with a single centre gives its mirror image.
function addEpimers(context: ImpurityContext, one: LabileCentre, setting: Setting, found: Candidates): void {
  const molecules = one.on === 'product' ? [setting.product] : setting.reactants;
  const score = Object.entries(one.factors ?? {})
    .filter(([trait]) => [...setting.traits].some((known) => known === trait))
    .reduce((product, [, factor]) => product * factor, one.score);
  for (const smiles of molecules.filter((text) => changes.test(text))) {
    for (const turned of turnedOver(context, smiles, one.centre)) {
      found.add({
        smiles: turned,
        cause: 'epimer',
        score,
        why: { key: `why.${one.id}` },
        path: stepOf(setting, turned, 'epimer'),
      });
    }
  }
}

const substituted = '[CX4;H1;$(C([#6])([#6])[Cl,Br,I,$(OS(=O)=O)])]';

// A centre that bore the leaving group and was turned over by the nucleophile: a part keeps its configuration, by way of a cation, by
// twofold displacement (of the halide set free), or because the starting material was not pure.
function addIncompleteInversion(context: ImpurityContext, { setting, main }: Situated, found: Candidates): void {
  if (main && !inverting.has(main.last.family.group)) return;
  const lost = setting.reactants.flatMap((one) => environmentsOf(context, one, substituted));
  if (lost.length === 0) return;
  const kept = new Set(setting.reactants.flatMap((one) => environments(context, one)));
  for (const environment of lost) kept.delete(environment);
  for (const atom of context.bench.matches(setting.product, '[CX4;H1;$(C([#6])([#6])[!#6])]').flat()) {
    if (kept.has(environmentOf(context, setting.product, atom))) continue;
    const turned = turnAt(context, setting.product, atom);
    if (turned === null || turned === setting.product) continue;
    const isIonised = context.bench.matches(setting.product, '[CX4;H1;$(C(c)[!#6])]').flat().includes(atom);
    const path = stepOf(setting, turned, 'epimer');
    found.add({
      smiles: turned,
      cause: 'epimer',
      score: isIonised ? 0.35 : 0.22,
      why: { key: 'why.incompleteInversion' },
      path,
    });
  }
}

const inverting: ReadonlySet<string> = new Set(['alkylation', 'functionalGroup']);

/** Every molecule that differs in the configuration of one centre of a kind. */
export function turnedOver(context: ImpurityContext, smiles: string, centre: string): string[] {
  const places = context.bench.matches(smiles, `[${centre}]`).flat();
  return places.flatMap((atom) => {
    const turned = turnAt(context, smiles, atom);
    return turned !== null && turned !== smiles ? [turned] : [];
  });
}

const atomToken = /\[[^\]]*\]|Br|Cl|[BCNOPSFI]|[bcnops]/g;

// The mark of one atom is exchanged in the text: atoms are numbered as they are written.
function turnAt(context: ImpurityContext, smiles: string, atom: number): string | null {
  let index = -1;
  const turned = smiles.replaceAll(atomToken, (token) => {
    index += 1;
    if (index !== atom || !token.includes('@')) return token;
    return token.includes('@@') ? token.replace('@@', '@') : token.replace('@', '@@');
  });
  return turned === smiles ? null : context.bench.canonical(turned);
}

// A centre with a configuration in the product and none in the reactants was made by the reaction.
function addNewCentres(context: ImpurityContext, setting: Setting, found: Candidates): void {
  const before = setting.reactants.reduce((sum, one) => sum + centresIn(one), 0);
  const after = centresIn(setting.product);
  if (after <= before || after > 6) return;
  const isSingle = after === 1;
  const isNew = 'CX4;$([C]([#6,#7,#8,#16])[#6,#7,#8,#16])';
  const old = setting.reactants.flatMap((one) => environments(context, one));
  const oldWider = new Set(setting.reactants.flatMap((one) => environmentsOf(context, one, '[CX4]', widerEnvironment)));
  const made = environments(context, setting.product);
  const countOf = (all: readonly string[], own: string): number => all.filter((one) => one === own).length;
  // Of several alike, as in a chain of amino acids, the wider surroundings tell which one was there.
  const wasThere = (atom: number): boolean => {
    const own = environmentOf(context, setting.product, atom);
    if (!old.includes(own)) return false;
    return countOf(made, own) <= countOf(old, own) || oldWider.has(widerEnvironment(context, setting.product, atom));
  };
  for (const atom of context.bench.matches(setting.product, `[${isNew}]`).flat()) {
    const turned = turnAt(context, setting.product, atom);
    if (turned === null || turned === setting.product || wasThere(atom)) continue;
    const why = { key: isSingle ? 'why.mirrorImage' : 'why.diastereomer' };
    found.add({
      smiles: turned,
      cause: 'stereoisomer',
      score: isSingle ? 0.3 : 0.45,
      why,
      path: stepOf(setting, turned, 'stereoisomer'),
    });
  }
}

function centresIn(smiles: string): number {
  return [...smiles.matchAll(/\[[^\]]*@[^\]]*\]/g)].length;
}

function environments(context: ImpurityContext, smiles: string): string[] {
  return environmentsOf(context, smiles, '[CX4]');
}

// Surroundings of the centres of a kind whose configuration is written.
function environmentsOf(
  context: ImpurityContext,
  smiles: string,
  centre: string,
  readAt: typeof environmentOf = environmentOf,
): string[] {
  return context.bench
    .matches(smiles, centre)
    .flat()
    .filter((atom) => tokenAt(smiles, atom).includes('@'))
    .map((atom) => readAt(context, smiles, atom));
}

function tokenAt(smiles: string, atom: number): string {
  return [...smiles.matchAll(atomToken)][atom]?.[0] ?? '';
}

// Neighbours of a centre by element, hydrogens and number of neighbours: what a reaction elsewhere leaves alone.
function environmentOf(context: ImpurityContext, smiles: string, atom: number): string {
  const graph = context.bench.graph(smiles);
  const bonds = graph.bondsOf[atom] ?? [];
  const around = bonds.map((index) => {
    const bond = graph.bonds[index];
    const other = (bond?.from === atom ? bond.to : bond?.from) ?? 0;
    return `${graph.atoms[other]?.z}${graph.atoms[other]?.aromatic ? 'a' : ''}`;
  });
  return around.toSorted().join();
}

// The same with the neighbours of carbon beside it; those of a heteroatom are what a reaction changes.
function widerEnvironment(context: ImpurityContext, smiles: string, atom: number): string {
  const graph = context.bench.graph(smiles);
  const around = (at: number): number[] =>
    (graph.bondsOf[at] ?? []).map((index) => {
      const bond = graph.bonds[index];
      return (bond?.from === at ? bond.to : bond?.from) ?? 0;
    });
  const carbons = around(atom).filter((other) => graph.atoms[other]?.z === 6);
  const further = carbons.map((other) =>
    around(other)
      .filter((one) => one !== atom)
      .map((one) => `${graph.atoms[one]?.z}:${around(one).length}`)
      .toSorted()
      .join('.'),
  );
  return `${environmentOf(context, smiles, atom)}|${further.toSorted().join(',')}`;
}

/** The other configuration of double bonds which the reaction makes or leaves. */
function addDoubleBondIsomers(context: ImpurityContext, { setting, main }: Situated, found: Candidates): void {
  const makes = ['olefination', 'aldol', 'carbonCoupling', 'condensation', 'hydrogenation'];
  const isMade = main !== null && makes.includes(main.last.family.group) && bondCount(setting.product) > 0;
  const before = new Set(setting.reactants.flatMap((one) => markedBonds(one)));
  const isKept = !isMade && before.size > 0;
  const score = isMade ? 0.45 : isKept ? 0.12 : 0.06;
  for (const other of turnedBonds(context, setting.product)) {
    const why = { key: isMade ? 'why.doubleBondMade' : 'why.doubleBondKept' };
    found.add({
      smiles: other,
      cause: 'doubleBondIsomer',
      score,
      why,
      path: stepOf(setting, other, 'doubleBondIsomer'),
    });
  }
  if (isMade && !/[/\\]/.test(setting.product)) addUnmarkedIsomers(context, setting, found);
}

function bondCount(smiles: string): number {
  return [...smiles.matchAll(/=/g)].length;
}

function markedBonds(smiles: string): string[] {
  return /[/\\]/.test(smiles) ? [smiles] : [];
}

// One mark of the text exchanged; what still reads as the same molecule with all its marks is another isomer.
function turnedBonds(context: ImpurityContext, smiles: string): string[] {
  const marks = [...smiles.matchAll(/[/\\]/g)].map(({ index }) => index);
  const isomers = marks.flatMap((at) => {
    const turned = smiles.slice(0, at) + (smiles[at] === '/' ? '\\' : '/') + smiles.slice(at + 1);
    return context.bench.canonical(turned) ?? [];
  });
  const count = (text: string): number => [...text.matchAll(/[/\\]/g)].length;
  return [...new Set(isomers)].filter(
    (one) => one !== smiles && count(one) === marks.length && flat(context, one) === flat(context, smiles),
  );
}

// Drawn without configuration, the product is taken as the E isomer.
const zIsomer = '[#6:1]-[CX3;H1;!R:2]=[CX3;H1;!R:3]-[#6:4]>>[#6:1]/[CX3:2]=[CX3:3]\\[#6:4]';

function addUnmarkedIsomers(context: ImpurityContext, setting: Setting, found: Candidates): void {
  for (const other of context.bench.outcomes(zIsomer, [setting.product]).flat()) {
    found.add({
      smiles: other,
      cause: 'doubleBondIsomer',
      score: 0.4,
      why: { key: 'why.doubleBondUnmarked' },
      path: stepOf(setting, other, 'doubleBondIsomer'),
    });
  }
}

function stepOf(setting: Setting, product: string, cause: ImpurityCause): PathStep[] {
  return [{ reactants: [...setting.reactants], product, text: { key: `step.${cause}` } }];
}
