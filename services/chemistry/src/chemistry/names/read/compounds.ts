// Every way in which the words of a name make a compound. Each is an attempt that may fail; what is built is compared later.

import type { BuiltGroup } from './build.ts';
import { ions } from './ions.ts';
import { stereoAt } from './lexer.ts';
import { type Molecule, NameProblem, TwoMeanings } from './molecule.ts';
import { groupsOf } from './parser.ts';
import { acidsOf, areAlike, type Attempt, combinations, only, type Radical, radicalsOf, splits } from './radicals.ts';
import type { Session } from './session.ts';
import type { Group } from './syntax.ts';
import { classWords } from './words.ts';

export function attemptsFor(name: string): Attempt[] {
  return [
    ...single(name),
    ...esters(name),
    ...functionalClasses(name),
    ...acidWords(name),
    ...ions(name),
    ...metals(name),
  ];
}

function single(name: string): Attempt[] {
  return groupsOf(name)
    .filter(({ ending }) => ending === 'none' || ending === 'acid')
    .map((group) => ({
      penalty: group.penalty,
      isImplicit: group.implicit > 0,
      build: (session) => {
        if (isVagueAmine(group)) throw vagueAmine(name);
        const { places } = session.add(group);
        const [atom = -1] = places.atoms;
        if (isVagueSilane(group) && session.molecule.hydrogens(atom) > 0)
          throw new TwoMeanings('a silane whose parts may belong together');
        if (hasVagueSilyl(session.molecule, group))
          throw new TwoMeanings('a silyl group whose parts may belong together');
        if (metalNames.test(group.skeleton.name) && session.molecule.hydrogens(atom) > 0)
          throw new NameProblem('a metal with open bonds');
      },
    }));
}

// Chloromethylsilane may be (chloromethyl)silane; trichloromethylsilane has no room for a doubt.
function isVagueSilane({ skeleton, prefixes }: Group): boolean {
  const open = prefixes.filter(
    (prefix) => prefix.kind === 'group' && prefix.locants.length === 0 && !prefix.isEnclosed,
  );
  return /^(?:silane|stannane|germane|borane|phosphine|phosphane)$/.test(skeleton.name) && open.length > 1;
}

// (Chloromethylsilyl)benzene: chloro and methyl on silicon, or chloromethyl?
function hasVagueSilyl(molecule: Molecule, group: Group): boolean {
  const silyls = group.prefixes.flatMap((prefix) =>
    prefix.kind === 'group' && /^(?:silyl|stannyl|germyl)$/.test(prefix.group.skeleton.name) ? [prefix.group] : [],
  );
  const isOpen = silyls.some(
    ({ prefixes }) =>
      prefixes.filter((one) => one.kind === 'group' && !one.isEnclosed && one.locants.length === 0).length > 1,
  );
  return (
    isOpen && molecule.atoms.some(({ element }, atom) => /^(?:Si|Sn|Ge)$/.test(element) && molecule.hydrogens(atom) > 0)
  );
}

const metalNames = /^(?:lithium|sodium|magnesium|zinc|aluminum|tin)$/;

// benzyl-methyl-amine keeps its radicals apart; in furan-2-ylmethylamine they may belong together.
function vagueAmine(name: string): NameProblem {
  const reason = 'an amine whose parts may belong together';
  return name.endsWith('-amine') ? new TwoMeanings(reason) : new NameProblem(reason);
}

// phenylethylamine is 2-phenylethylamine to many.
function isVagueAmine({ skeleton, prefixes }: Group): boolean {
  if (skeleton.name !== 'amine') return false;
  const groups = prefixes.filter((prefix) => prefix.kind === 'group');
  const open = groups.filter(({ locants }) => locants.length === 0);
  const isAlkyl = open.every(({ group }) => group.skeleton.kind === 'chain' && group.prefixes.length === 0);
  return open.length > 1 && !isAlkyl && !groups.at(-1)?.isEnclosed;
}

function esters(name: string): Attempt[] {
  return splits(name).flatMap(({ words, main }) => {
    const [first = '', ...others] = words;
    // (S)-methyl 2-aminopropanoate: the descriptor is that of the acid.
    const stereo = stereoAt(first, 0);
    const moved = stereo
      ? [{ words: [first.slice(stereo.end), ...others], main: first.slice(0, stereo.end) + main }]
      : [];
    return [{ words, main }, ...moved].flatMap((one) => estersOf(one.words, one.main));
  });
}

function estersOf(words: readonly string[], main: string): Attempt[] {
  const acids = groupsOf(main).filter(({ ending }) => ending === 'ester');
  if (acids.length === 0 || words.length > 4) return [];
  const hydrogens = words.filter((word) => word === 'hydrogen').length;
  // 1-tert-butyl 3-methyl: locants of the acid, not of the radicals.
  const isNumbered = words.length > 1 && words.every((word) => /^\d+'?-/.test(word));
  const readings = words.filter((word) => word !== 'hydrogen').map(radicalsOf);
  const choices = combinations(
    isNumbered ? readings.map((list) => list.filter(({ locant }) => locant !== undefined)) : readings,
  );
  return acids.flatMap((acid) =>
    choices.map((radicals) => ({
      penalty: acid.penalty + radicals.reduce((sum, { group }) => sum + group.penalty, 0),
      isImplicit: acid.implicit > 0 || radicals.some(({ group }) => group.implicit > 0),
      build: (session) => addEster(session, session.add(acid), radicals, hydrogens),
    })),
  );
}

function addEster(
  session: Session,
  acid: BuiltGroup,
  radicals: readonly (Radical & { isMono?: true })[],
  hydrogens: number,
): void {
  const { acidOxygens, group } = acid;
  const count = radicals.reduce((sum, radical) => sum + radical.count, 0);
  const rest = acidOxygens.length - count;
  const isPartial = hydrogens > 0 ? rest === hydrogens : radicals.some(({ isMono }) => isMono);
  if (rest !== 0 && !(isPartial && rest > 0)) throw new NameProblem('as many acid groups as radicals');
  const isMixed = radicals.length > 1 || rest > 0;
  const hasLocants = radicals.every(({ locant }) => locant !== undefined);
  if (radicals.some(({ locant }) => locant !== undefined) && !(hasLocants && isMixed))
    throw new NameProblem('a locant too many');
  if (isMixed && !hasLocants && !areAlike(session, acidOxygens)) throw new NameProblem('which acid group?');
  let next = 0;
  for (const radical of radicals) {
    for (let index = 0; index < radical.count; index += 1) {
      const place = hasLocants && isMixed ? acidLocants(group).indexOf(radical.locant ?? '') : next;
      const oxygen = acidOxygens[place];
      if (oxygen === undefined) throw new NameProblem('no such acid group');
      session.join({ atom: oxygen, order: 1 }, only(session.add(radical.group)));
      next += 1;
    }
  }
}

function acidLocants({ suffix, front, skeleton }: Group): readonly string[] {
  // 5-tert-butyl 1-methyl 2-aminopentanedioate.
  if (suffix?.count === 2 && suffix.rule.isTerminal) return ['1', String(skeleton.length)];
  return suffix && suffix.locants.length > 0 ? suffix.locants : front;
}

const halides = /^(?:di|tri)?(fluoride|chloride|bromide|iodide|azide|cyanide|isocyanate|isothiocyanate)$/;

function functionalClasses(name: string): Attempt[] {
  const words = name.split(' ');
  const last = words.pop() ?? '';
  const word = halides.exec(last)?.[1] ?? last;
  const part = classWords[word];
  if (part === undefined || words.length === 0) return [];
  const places = part.split('*').length - 1;
  return combinations(words.map(radicalsOf)).map((radicals) => ({
    penalty: radicals.reduce((sum, { group }) => sum + group.penalty, 0),
    isImplicit: radicals.some(({ group }) => group.implicit > 0),
    build: (session) => {
      const [first, ...others] = radicals;
      if (radicals.some(({ locant }) => locant !== undefined)) throw new NameProblem('a locant too many');
      // An amide is of an acid: vinyl amide is none.
      if (word === 'amide' && radicals.some(({ group }) => group.ending !== 'acyl'))
        throw new NameProblem('an amide of no acid');
      if (first && others.length === 0 && places === 1) {
        if (first.count > 1) throw new NameProblem('more radicals than the class takes');
        addToEach(session, first.group, part);
        return;
      }
      const list = radicals.flatMap(({ group, count }) => Array.from({ length: count }, () => group));
      // Phenyl ether is diphenyl ether.
      const isSingle = list.length === 1 && list[0]?.prefixes.length === 0;
      const doubled = isSingle && word !== 'ketone' ? [...list, ...list] : list;
      if (doubled.length !== places) throw new NameProblem('another number of radicals');
      const { openings } = session.addPart(part);
      doubled.forEach((group, index) => {
        const opening = openings[index];
        if (opening) session.join(opening, only(session.add(group)));
      });
    },
  }));
}

// Oxalyl chloride: each place of the acyl group.
function addToEach(session: Session, group: Group, part: string): void {
  if (group.skeleton.name.startsWith('phosph') && group.prefixes.length === 0)
    throw new NameProblem('an acid with more halogens');
  const { openings } = session.add(group);
  if (openings.length > 1 && group.ending !== 'acyl') throw new NameProblem('a radical that binds once');
  for (const opening of openings) {
    const [end] = session.addPart(part).openings;
    if (end) session.join(opening, end);
  }
}

/** Diols that close a ring with the two hydroxyl groups of a boronic acid. */
const diols: Readonly<Record<string, string>> = {
  pinacol: '*C(C)(C)C(C)(C)*',
  'pinacol cyclic': '*C(C)(C)C(C)(C)*',
  'neopentyl glycol': '*CC(C)(C)C*',
  neopentylglycol: '*CC(C)(C)C*',
  'ethylene glycol': '*CC*',
  'trimethylene glycol': '*CCC*',
  '1,3-propanediol': '*CCC*',
  catechol: '*c1ccccc1*',
};
const ending =
  /^(?<acid>.+?) (?<radical>\S+|neopentyl glycol|ethylene glycol|pinacol cyclic|trimethylene glycol) (?:ester|boronate)$/;

function acidWords(name: string): Attempt[] {
  const { acid = '', radical = '' } = ending.exec(name)?.groups ?? {};
  const asEster = acid === '' ? [] : acidEsters(acid, radical);
  const anhydride = name.endsWith(' anhydride') ? anhydrides(name.replace(/(?: acid)? anhydride$/, ' acid')) : [];
  const chloride = /^(.+ acid) (chloride|bromide|fluoride|amide|hydrazide)$/.exec(name);
  const replaced = chloride ? replacements(chloride[1] ?? '', chloride[2] ?? '') : [];
  return [...asEster, ...anhydride, ...replaced];
}

function acidEsters(acid: string, radical: string): Attempt[] {
  const diol = diols[radical];
  return acidsOf(acid).flatMap((group): Attempt[] => {
    if (diol !== undefined)
      return [{ penalty: group.penalty, build: (session) => closeWith(session, session.add(group), diol) }];
    return radicalsOf(radical).map((one) => ({
      penalty: group.penalty + one.group.penalty,
      build: (session) => {
        const built = session.add(group);
        const isAll = one.count === 1 && !one.isMono && built.acidOxygens.length === 1;
        addEster(session, built, [isAll ? { ...one, count: 1 } : one], 0);
      },
    }));
  });
}

function closeWith(session: Session, { acidOxygens }: BuiltGroup, diol: string): void {
  const { openings } = session.addPart(diol);
  if (acidOxygens.length !== 2 || openings.length !== 2) throw new NameProblem('no boronic acid');
  acidOxygens.forEach((atom, index) => {
    const opening = openings[index];
    if (opening) session.join({ atom, order: 1 }, opening);
  });
}

function anhydrides(acid: string): Attempt[] {
  return acidsOf(acid).map((group) => ({
    penalty: group.penalty,
    build: (session) => {
      const { acidOxygens } = session.add(group);
      const [first, second, ...others] = acidOxygens;
      if (first === undefined || others.length > 0) throw new NameProblem('no anhydride of this acid');
      if (second === undefined) {
        const [other] = session.add(group).acidOxygens;
        if (other !== undefined) mergeOxygens(session, first, other);
      } else mergeOxygens(session, first, second);
    },
  }));
}

function mergeOxygens({ molecule }: Session, kept: number, lost: number): void {
  molecule.merge(kept, lost);
}

const replacing: Readonly<Record<string, string>> = {
  chloride: 'Cl',
  bromide: 'Br',
  fluoride: 'F',
  amide: 'N',
  hydrazide: 'N',
};

function replacements(acid: string, word: string): Attempt[] {
  return acidsOf(acid).map((group) => ({
    penalty: group.penalty,
    build: (session) => {
      for (const atom of session.add(group).acidOxygens) {
        session.molecule.atom(atom).element = replacing[word] ?? 'Cl';
        if (word === 'hydrazide') session.molecule.addBond(atom, session.molecule.addAtom('N'));
      }
    },
  }));
}

/** Grignard reagents and their like: ethylmagnesium bromide, tributyltin hydride. */
function metals(name: string): Attempt[] {
  const [, main = '', word = ''] =
    /^(.+(?:magnesium|zinc|aluminum|tin)) (?:di)?(chloride|bromide|iodide|hydride)$/.exec(name) ?? [];
  return groupsOf(main)
    .filter(({ ending: kind }) => kind === 'none')
    .map((group) => ({
      penalty: group.penalty,
      build: (session) => {
        const built = session.add(group);
        const [metal = -1] = built.places.atoms;
        const open = session.molecule.hydrogens(metal);
        if (group.prefixes.length === 0 || (word === 'hydride' ? open !== 1 : open < 1))
          throw new NameProblem('no metal to bind');
        const halogens = word === 'hydride' ? 0 : open;
        for (let index = 0; index < halogens; index += 1) {
          const [end] = session.addPart(classWords[word] ?? '').openings;
          if (end) session.join({ atom: metal, order: 1 }, end);
        }
      },
    }));
}
