// Builds the molecule that a group of a name means. Throws NameProblem where the name leaves open where something binds.

import { attachUnlocated, type Attachment } from './symmetry.ts';
import { findLocant, type Places } from './locants.ts';
import type { MancudeRing } from './mancude.ts';
import { type Molecule, NameProblem, OpenPlace } from './molecule.ts';
import { addSmiles, type Opening } from './part-smiles.ts';
import type { AddedSkeleton, Group, Prefix, StereoMark, Suffix, Unsaturation } from './syntax.ts';

export interface StereoRequest {
  marks: readonly StereoMark[];
  locants: ReadonlyMap<string, number>;
  /** Atoms that the group put into the molecule: from, up to. */
  range: readonly [number, number];
  skeleton: readonly number[];
}

export interface Context {
  molecule: Molecule;
  rings: MancudeRing[];
  stereo: StereoRequest[];
}

export interface BuiltGroup {
  openings: Opening[];
  acidOxygens: number[];
  group: Group;
  places: Places;
}

export function buildGroup(context: Context, group: Group): BuiltGroup {
  const { molecule } = context;
  const start = molecule.atoms.length;
  const added = group.skeleton.add(molecule);
  if (group.skeleton.kind === 'aminoAcid') configure(molecule, added, group);
  else if (marksOf(group).some((kind) => kind === 'L' || kind === 'D'))
    throw new NameProblem('L or D of no amino acid');
  const { forUnsaturation, forSuffix } = divideFront(group);
  group.unsaturations.forEach((one, index) =>
    unsaturate(molecule, added, group, one, index === 0 ? forUnsaturation : []),
  );
  const places: Places = { ...added, group, suffixNitrogens: new Map(), aminoNitrogens: [], target: undefined };
  const openings = group.skeleton.kind === 'linker' ? added.openings.slice(0, 1) : [...added.openings];
  const acidOxygens = [...added.acidOxygens];
  const mancude = added.atoms.filter((atom) => molecule.atom(atom).isMancude);
  const indicated = group.prefixes.filter((prefix) => prefix.kind === 'indicated').flatMap(({ locants }) => locants);
  for (const locant of [...indicated, ...(group.suffix?.hydrogens ?? [])]) saturate(molecule, places, locant);
  if (group.suffix) addSuffix(context, group.suffix, forSuffix, places, openings, acidOxygens);
  if (openings.length === 0 && (group.ending === 'radical' || group.ending === 'acyl'))
    throw new NameProblem(`nothing to bind ${group.skeleton.name} with`);
  if (mancude.length > 0) {
    const isExplicit = indicated.length > 0 || (group.suffix?.hydrogens.length ?? 0) > 0;
    context.rings.push({ atoms: mancude, defaultHydrogens: added.defaultHydrogens, isExplicit });
  }
  addHydro(molecule, group, places, mancude);
  addPrefixes(context, group, places, openings, added);
  // Ethanone with a hydrogen where the oxygen is would be an aldehyde.
  const target = places.target ?? -1;
  if (group.suffix?.name === 'one' && group.skeleton.kind === 'chain' && molecule.hydrogens(target) > 0)
    throw new NameProblem('a ketone with a hydrogen');
  const end = molecule.atoms.length;
  for (const prefix of group.prefixes)
    if (prefix.kind === 'stereo')
      context.stereo.push({ marks: prefix.marks, locants: added.locants, range: [start, end], skeleton: added.atoms });
  return { openings, acidOxygens, group, places };
}

function marksOf({ prefixes }: Pick<Group, 'prefixes'>): StereoMark['kind'][] {
  return prefixes.flatMap((prefix) => (prefix.kind === 'stereo' ? prefix.marks.map(({ kind }) => kind) : []));
}

// The table has amino acids in their L form; without a letter the name leaves the configuration open.
function configure(molecule: Molecule, { atoms }: AddedSkeleton, { prefixes }: Group): void {
  const kinds = marksOf({ prefixes });
  for (const atom of atoms) {
    const { centre } = molecule.atom(atom);
    if (!centre) continue;
    if (kinds.includes('D')) centre.isClockwise = !centre.isClockwise;
    else if (!kinds.includes('L')) delete molecule.atom(atom).centre;
  }
}

// 2-butanol, 3-butenoic acid: the locant before the stem is the double bond's where that has none.
function divideFront({ front, unsaturations, suffix, skeleton }: Group) {
  const [first] = unsaturations;
  const isUnsaturation = first !== undefined && first.locants.length === 0 && first.count === front.length;
  if (front.length === 0) return { forUnsaturation: [], forSuffix: [] };
  // m-benzaldehyde is no name: there is nothing that the place is counted from.
  if (front[0]?.endsWith('!') && skeleton.name === 'benzen' && suffix?.count === 1)
    throw new NameProblem('meta to what?');
  if (isUnsaturation) {
    const needsSuffix = suffix && !suffix.rule.isTerminal && suffix.locants.length === 0;
    if (needsSuffix && skeleton.kind === 'chain' && suffix.rule.opens === undefined)
      throw new NameProblem('one locant for two');
    return { forUnsaturation: front, forSuffix: [] };
  }
  // 1,12-dodecanedioic acid: locants that add nothing.
  if (suffix?.rule.isTerminal && suffix.count === 2 && front.join() === `1,${skeleton.length}`)
    return { forUnsaturation: [], forSuffix: [] };
  if (!suffix || suffix.locants.length > 0 || suffix.rule.isTerminal) throw new NameProblem('a locant too many');
  return { forUnsaturation: [], forSuffix: front };
}

function unsaturate(
  molecule: Molecule,
  { locants }: AddedSkeleton,
  { skeleton, suffix }: Group,
  { order, count, locants: own }: Unsaturation,
  front: readonly string[],
): void {
  const given = own.length > 0 ? own : front;
  const places = given.length > 0 ? given : usualUnsaturation(skeleton.kind, skeleton.length, count, suffix);
  for (const place of places) {
    const [, start = place, end] = /^(\d+)\((\d+)\)$/.exec(place) ?? [];
    const first = locants.get(start);
    const next = Number(place) === skeleton.length && skeleton.kind === 'cyclo' ? '1' : String(Number(place) + 1);
    const second = locants.get(end ?? next);
    const bond = first === undefined || second === undefined ? undefined : molecule.bondBetween(first, second);
    if (!bond || bond.order !== 1) throw new NameProblem(`no bond for a double bond at ${place}`);
    bond.order = order;
    if (!isSound(molecule, first ?? 0) || !isSound(molecule, second ?? 0)) throw new NameProblem('too many bonds');
  }
}

// Ethene, propene, cyclohexene, acrylic chains: one place alone.
function usualUnsaturation(kind: string, length: number, count: number, suffix: Suffix | undefined): string[] {
  if (count === 1 && kind === 'cyclo') return ['1'];
  if (count === 1 && length === 2) return ['1'];
  if (count === 1 && length === 3 && suffix?.rule.isTerminal) return ['2'];
  if (count === 1 && length === 3 && suffix === undefined) return ['1'];
  throw new NameProblem('a double bond without its place');
}

function isSound(molecule: Molecule, atom: number): boolean {
  return molecule.valence(atom) !== undefined;
}

function saturate(molecule: Molecule, places: Places, locant: string): void {
  const atom = places.locants.get(locant);
  if (atom === undefined) throw new NameProblem(`no position ${locant}`);
  molecule.atom(atom).isSaturated = true;
}

function addSuffix(
  { molecule }: Context,
  suffix: Suffix,
  front: readonly string[],
  places: Places,
  openings: Opening[],
  acidOxygens: number[],
): void {
  const { rule, count } = suffix;
  const given = suffix.locants.length > 0 ? suffix.locants : front;
  const targets = suffixTargets(molecule, suffix, given, places, openings);
  if (targets.length !== count) throw new NameProblem(`${suffix.name} without its place`);
  targets.forEach((target, index) => {
    let nitrogens = 0;
    for (const text of rule.parts) {
      const part = addSmiles(molecule, text);
      const [first, ...more] = part.openings;
      if (!first) continue;
      bind(molecule, target, first);
      openings.push(...more);
      acidOxygens.push(...part.acidic);
      for (const atom of part.atoms) {
        if (atom < 0 || molecule.atom(atom).element !== 'N') continue;
        const own = given[index] ?? String(index + 1);
        places.suffixNitrogens.set(nitrogens === 0 ? own : `${own}+`, atom);
        nitrogens += 1;
      }
    }
    if (rule.opens !== undefined) openings.push({ atom: target, order: rule.opens });
    if (rule.charges) molecule.atom(target).charge = 1;
  });
  [places.target] = targets;
}

function suffixTargets(
  molecule: Molecule,
  { rule, count, name }: Suffix,
  given: readonly string[],
  places: Places,
  openings: readonly Opening[],
): number[] {
  const { skeleton } = places.group;
  if (given.length > 0) return given.map((locant) => findLocant(molecule, places, locant));
  const at = (locant: number): number => places.locants.get(String(locant)) ?? -1;
  if (rule.isTerminal) return count === 1 ? [at(1)] : [at(1), at(skeleton.length)];
  if (rule.charges) return chargedNitrogens(molecule, places);
  // 1-phenylethanone, 2-chloroethanol.
  if (count === 1 && skeleton.kind === 'chain' && skeleton.length <= 2) return [at(1)];
  if (count > 1) return skeleton.length === 2 && count === 2 && /^(?:ol|thiol|amine)$/.test(name) ? [at(1), at(2)] : [];
  const isRadical = rule.opens !== undefined || name === 'oxy' || name === 'yloxy';
  if (skeleton.kind === 'chain' && isRadical) return [at(1)];
  if (skeleton.kind === 'cyclo') return [at(1)];
  const candidates = places.atoms.filter((atom) => atom >= 0 && hydrogensFor(molecule, places, atom) > 0);
  const inner = name === 'one' ? candidates.filter((atom) => molecule.neighbours(atom).length > 1) : candidates;
  return attachUnlocated(molecule, inner, openings, 1).slice(0, 1);
}

/** The only nitrogen that has no hydrogen to spare, or the only one at all: pyridinium, imidazolium, morpholinium. */
function chargedNitrogens(molecule: Molecule, { atoms, defaultHydrogens }: Places): number[] {
  const nitrogens = atoms.filter((atom) => atom >= 0 && molecule.atom(atom).element === 'N');
  const bare = nitrogens.filter((atom) => molecule.atom(atom).isMancude && !defaultHydrogens.includes(atom));
  const chosen = bare.length > 0 ? bare : nitrogens;
  return chosen.length === 1 ? chosen : [];
}

/** Hydrogens of an atom of the skeleton, one of a mancude ring counted with its double bond. */
export function hydrogensFor(
  molecule: Molecule,
  { defaultHydrogens }: Pick<Places, 'defaultHydrogens'>,
  atom: number,
): number {
  const { isMancude, isSaturated, element } = molecule.atom(atom);
  if (!isMancude || isSaturated) return molecule.hydrogens(atom);
  if (defaultHydrogens.includes(atom) && element !== 'C') return molecule.hydrogens(atom);
  return Math.max(0, molecule.hydrogens(atom) - 1);
}

export function bind(molecule: Molecule, target: number, { atom, order }: Opening): void {
  if (!molecule.canBind(target, order) || !molecule.canBind(atom, order)) throw new NameProblem('too many bonds');
  if (molecule.atom(target).centre && order > 0) takePlaceOfHydrogen(molecule, target, atom);
  molecule.addBond(target, atom, order);
}

function takePlaceOfHydrogen(molecule: Molecule, target: number, atom: number): void {
  const { centre } = molecule.atom(target);
  const place = centre?.neighbours.indexOf(-1) ?? -1;
  if (place < 0) throw new NameProblem('no hydrogen at the centre');
  if (centre) centre.neighbours[place] = atom;
}

function addHydro(molecule: Molecule, group: Group, places: Places, mancude: readonly number[]): void {
  for (const prefix of group.prefixes) {
    if (prefix.kind !== 'hydro') continue;
    const atoms =
      prefix.locants.length > 0 ? prefix.locants.map((locant) => findLocant(molecule, places, locant)) : mancude;
    const free = atoms.filter((atom) => molecule.atom(atom).isMancude && !molecule.atom(atom).isSaturated);
    const open = free.filter((atom) => molecule.hydrogens(atom) > 0 && !isDefault(prefix, places, atom));
    const isAll = prefix.locants.length === 0 && (prefix.count === 0 || prefix.count === open.length);
    if (prefix.locants.length === 0 && !isAll) throw new NameProblem('hydro without its places');
    for (const atom of prefix.locants.length > 0 ? atoms : open) {
      if (!molecule.atom(atom).isMancude) throw new NameProblem('hydro where nothing is unsaturated');
      molecule.atom(atom).isSaturated = true;
    }
  }
}

function isDefault(prefix: Prefix, { defaultHydrogens, group }: Places, atom: number): boolean {
  const isExplicit =
    group.prefixes.some(({ kind }) => kind === 'indicated') || (group.suffix?.hydrogens.length ?? 0) > 0;
  return prefix.kind === 'hydro' && prefix.locants.length === 0 && defaultHydrogens.includes(atom) && !isExplicit;
}

function addPrefixes(
  context: Context,
  group: Group,
  places: Places,
  openings: readonly Opening[],
  added: AddedSkeleton,
): void {
  const groups = group.prefixes.filter((prefix) => prefix.kind === 'group');
  // One substituent of benzene is in position 1: 4-chloro-methylsulfonylbenzene has two.
  const [first] = groups;
  const isAlone = groups.length === 1 && first?.count === 1 && first.locants.length === 1 && first.locants[0] !== '1';
  if (group.skeleton.name === 'benzen' && !group.suffix && isAlone)
    throw new NameProblem('one substituent, not in position 1');
  if (group.skeleton.kind === 'linker') {
    const [, inward] = added.openings;
    const [only, ...others] = groups;
    if (!inward || !only || others.length > 0) throw new NameProblem(`${group.skeleton.name} between what?`);
    const child = buildGroup(context, only.group);
    join(context.molecule, inward, onlyOpening(child));
    return;
  }
  // N- may mean the nitrogen of an amino group that comes later in the name; without a locant, what is left.
  const order = (locants: readonly string[]): number =>
    locants.length === 0 ? 2 : locants[0]?.startsWith('N') ? 1 : 0;
  for (const prefix of groups.toSorted((a, b) => order(a.locants) - order(b.locants)))
    addGroupPrefix(context, prefix, places, openings);
}

function onlyOpening({ openings, group }: BuiltGroup): Opening {
  const [opening, ...others] = openings;
  if (!opening || others.length > 0) throw new NameProblem(`${group.skeleton.name} binds more than once`);
  return opening;
}

function join(molecule: Molecule, inward: Opening, outward: Opening): void {
  if (outward.order !== inward.order) throw new NameProblem('bonds of another order');
  bind(molecule, inward.atom, outward);
}

function addGroupPrefix(
  context: Context,
  prefix: Extract<Prefix, { kind: 'group' }>,
  places: Places,
  openings: readonly Opening[],
): void {
  const { molecule } = context;
  const { locants, count, group } = prefix;
  if (locants.length === 2 && count === 1) {
    const child = buildGroup(context, group);
    const targets = locants.map((locant) => findLocant(molecule, places, locant));
    if (child.openings.length !== 2) throw new NameProblem('two locants for one');
    child.openings.forEach((opening, index) => bind(molecule, targets[index] ?? -1, opening));
    return;
  }
  const located = expand(locants, count).map((locant) => findLocant(molecule, places, locant));
  const attachment: Attachment = { group, count, openings };
  const targets = located.length > 0 ? located : unlocated(molecule, places, attachment);
  for (const target of targets) {
    const child = buildGroup(context, group);
    if (group.skeleton.name === 'amino' && count === 1) places.aminoNitrogens.push(child.openings[0]?.atom ?? -1);
    bind(molecule, target, onlyOpening(child));
  }
}

// p-dichlorobenzene: the second place alone is named.
function expand(locants: readonly string[], count: number): readonly string[] {
  return locants.length === 1 && count === 2 ? ['1', locants[0] ?? ''] : locants;
}

function unlocated(molecule: Molecule, places: Places, { group, count, openings }: Attachment): number[] {
  const { skeleton, suffix } = places.group;
  const skeletonAtoms = places.atoms.filter((atom) => atom !== places.target || !suffix?.rule.isTerminal);
  const named = new Set(places.locants.values());
  const isPart = skeleton.kind === 'part' || skeleton.kind === 'acid' || skeleton.kind === 'aminoAcid';
  const byCarbon = bindsByCarbon(group);
  const taken = (atom: number): number =>
    openings.filter((opening) => opening.atom === atom).reduce((sum, { order }) => sum + order, 0);
  const hydrogens = (atom: number): number => Math.max(0, hydrogensFor(molecule, places, atom) - taken(atom));
  const usable = (atom: number): boolean => {
    const { element } = molecule.atom(atom);
    if (element === 'O' || element === 'Se' || (element === 'S' && named.size > 1)) return false;
    // Halogens and the like on nitrogen are named with their locant.
    return element !== 'N' || byCarbon;
  };
  if (
    skeleton.kind === 'chain' &&
    skeleton.length < 3 &&
    group.skeleton.kind === 'chain' &&
    suffix &&
    group.prefixes.length === 0
  )
    throw new NameProblem('a chain that would be longer');
  const isAlkyl = group.skeleton.kind === 'chain' && group.prefixes.length === 0;
  if (skeleton.name.startsWith('form') && skeleton.kind === 'acid' && isAlkyl)
    throw new OpenPlace('an acid that would be longer');
  const candidates = [
    ...skeletonAtoms.filter((atom) => atom >= 0 && (!isPart || named.has(atom))),
    ...(skeleton.kind === 'acid' ? named : []),
  ];
  const free = [...new Set(candidates)].filter((atom) => usable(atom) && hydrogens(atom) > 0);
  if (group.skeleton.isProtecting && count > 1) throw new OpenPlace('protecting groups without their places');
  const isProtected = group.skeleton.isProtecting || (skeleton.kind === 'aminoAcid' && group.ending === 'acyl');
  const nitrogens = isProtected ? free.filter((atom) => molecule.atom(atom).element === 'N') : [];
  const chosen = firstOfBenzene(places, group, count);
  if (chosen !== undefined) return [chosen];
  if (!isProtected && hasNumbered(places.group) && named.size > 1)
    throw new OpenPlace('some places are named, this one is not');
  return attachUnlocated(molecule, nitrogens.length > 0 ? nitrogens : free, openings, count, hydrogens);
}

function hasNumbered({ prefixes }: Group): boolean {
  return prefixes.some((prefix) => prefix.kind === 'group' && prefix.locants.some((locant) => /^\d|!$/.test(locant)));
}

// 4-fluoronitrobenzene, 2,4-dinitrofluorobenzene: the last prefix counts as position 1.
function firstOfBenzene({ group, locants }: Places, child: Group, count: number): number | undefined {
  if (group.skeleton.name !== 'benzen' || group.suffix || count !== 1) return undefined;
  if (!/^(?:fluoro|chloro|bromo|iodo|nitro)$/.test(child.skeleton.name)) return undefined;
  const groups = group.prefixes.filter((prefix) => prefix.kind === 'group');
  const others = groups.slice(0, -1);
  const isLast = groups.at(-1)?.group === child && others.length > 0;
  const isFree = others.every(({ locants: own }) => own.length > 0 && !own.includes('1'));
  return isLast && isFree ? locants.get('1') : undefined;
}

function bindsByCarbon({ skeleton, suffix, ending }: Group): boolean {
  if (suffix) return suffix.rule.opens !== undefined || /^\*[CS]/.test(suffix.rule.parts[0] ?? '') || ending === 'acyl';
  return (
    ending === 'acyl' ||
    !/^(?:fluoro|chloro|bromo|iodo|nitro|nitroso|azido|cyano|hydroxy|amino|oxo|mercapto|phenoxy|.*oxy|.*amino|.*amido|.*thio)$/.test(
      skeleton.name,
    )
  );
}
