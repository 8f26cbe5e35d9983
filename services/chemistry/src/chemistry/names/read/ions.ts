// Salts of acids, alcohols and amines with metals, of onium ions with anions, and of one inorganic ion with another.

import type { BuiltGroup } from './build.ts';
import { NameProblem } from './molecule.ts';
import { groupsOf } from './parser.ts';
import { acidsOf, areAlike, type Attempt, multiples, only, radicalGroups, splits } from './radicals.ts';
import type { Session } from './session.ts';
import type { Group } from './syntax.ts';
import { anions, cations } from './words.ts';

const cationWord = /^(mono|di|tri)?(.+)$/;

export function ions(name: string): Attempt[] {
  const salt = /^(.+) (mono|di|tri)?(sodium|potassium|lithium|cesium|ammonium|calcium|magnesium|zinc) salt$/.exec(name);
  const acidSalts = salt
    ? acidsOf(salt[1] ?? '').map((group) => withCation(group, salt[3] ?? '', [], countOf(salt[2])))
    : [];
  const pairs = splits(name).flatMap(({ words, main }) => [
    ...metalSalts(words, main),
    ...onium(words.join(' '), main),
    ...inorganic(words, main),
  ]);
  return [...acidSalts, ...pairs];
}

function cationOf(word: string): readonly [string, number] | undefined {
  return cations[word] ?? cations[cationWord.exec(word)?.[2] ?? ''];
}

function metalSalts(words: readonly string[], main: string): Attempt[] {
  const [metal = '', ...others] = words;
  const cation = cationOf(metal);
  if (!cation || others.some((word) => word !== 'hydrogen')) return [];
  const name = metal in cations ? metal : (cationWord.exec(metal)?.[2] ?? '');
  const acids = groupsOf(main).filter((group) => group.ending === 'ester');
  const charged = groupsOf(main).filter((group) => group.ending === 'none');
  const alkoxides = main.endsWith('oxide') ? radicalGroups(`${main.slice(0, -3)}y`) : [];
  const amides = main.endsWith('amide')
    ? groupsOf(`${main.slice(0, -4)}mine`).filter(({ skeleton }) => skeleton.name === 'amine')
    : [];
  const imides = main.endsWith('imide') ? groupsOf(main) : [];
  const silazides = main.endsWith('azide') ? groupsOf(main.replace(/azide$/, 'azane')) : [];
  return [
    ...[...imides, ...silazides].map((group) => ionOf(group, cation, ({ places }) => places.locants.get('N') ?? -1)),
    ...acids.map((group) =>
      withCation(group, name, others, countOf(metal in cations ? undefined : cationWord.exec(metal)?.[1])),
    ),
    ...charged.map((group) => balanced(group, cation)),
    ...alkoxides.map((group) => ionOf(group, cation, (built) => only(built).atom)),
    ...amides.map((group) => ionOf(group, cation, ({ places }) => places.locants.get('N') ?? -1)),
  ];
}

function countOf(word: string | undefined): number | undefined {
  return word === undefined ? undefined : multiples[word];
}

/** `count`: of the metal, where the name has it. */
function withCation(group: Group, name: string, hydrogens: readonly string[], count: number | undefined): Attempt {
  return {
    penalty: group.penalty,
    build: (session) => {
      const { acidOxygens } = session.add(group);
      const [smiles, charge] = cations[name] ?? ['', 1];
      const wanted = count === undefined ? acidOxygens.length - hydrogens.length : count * charge;
      if (wanted > acidOxygens.length) throw new NameProblem('charges that do not fit');
      const ionised = acidOxygens.slice(0, wanted);
      if (ionised.length === 0 || ionised.length % charge !== 0) throw new NameProblem('charges that do not fit');
      if (wanted < acidOxygens.length && !areAlike(session, acidOxygens)) throw new NameProblem('which acid group?');
      for (const atom of ionised) session.molecule.atom(atom).charge = -1;
      for (let index = 0; index < ionised.length / charge; index += 1) session.addPart(smiles);
    },
  };
}

function ionOf(
  group: Group,
  [smiles, charge]: readonly [string, number],
  atomOf: (built: BuiltGroup) => number,
): Attempt {
  return {
    penalty: group.penalty,
    build: (session) => {
      for (let index = 0; index < charge; index += 1) session.molecule.atom(atomOf(session.add(group))).charge = -1;
      session.addPart(smiles);
    },
  };
}

function totalCharge({ molecule }: Session): number {
  return molecule.atoms.reduce((sum, { charge }) => sum + charge, 0);
}

function balanced(group: Group, [smiles, charge]: readonly [string, number]): Attempt {
  return {
    penalty: group.penalty,
    build: (session) => {
      session.add(group);
      if (totalCharge(session) !== -charge) throw new NameProblem('charges that do not fit');
      session.addPart(smiles);
    },
  };
}

function onium(first: string, main: string): Attempt[] {
  const anion = anions[main];
  const acids = anion ? [] : groupsOf(main).filter(({ ending: kind }) => kind === 'ester');
  return groupsOf(first)
    .filter(({ ending: kind }) => kind === 'none')
    .flatMap((group): Attempt[] => {
      const start = (session: Session): void => {
        session.add(group);
        if (totalCharge(session) !== 1) throw new NameProblem('no cation');
      };
      const simple: Attempt[] =
        anion?.[1] === 1
          ? [
              {
                penalty: group.penalty,
                build: (session) => {
                  start(session);
                  session.addPart(anion[0]);
                },
              },
            ]
          : [];
      const organic = acids.map((acid) => ({
        penalty: group.penalty + acid.penalty,
        build: (session: Session) => {
          start(session);
          const [oxygen, ...others] = session.add(acid).acidOxygens;
          if (oxygen === undefined || others.length > 0) throw new NameProblem('charges that do not fit');
          session.molecule.atom(oxygen).charge = -1;
        },
      }));
      return [...simple, ...organic];
    });
}

function inorganic(words: readonly string[], main: string): Attempt[] {
  const anion = anions[main];
  const cation = words.length === 1 ? cationOf(words[0] ?? '') : undefined;
  if (!anion || !cation) return [];
  return [
    {
      penalty: 0,
      build: (session) => {
        const [positive, negative] = [cation[1], anion[1]];
        const shared = positive === negative ? positive : 1;
        for (let index = 0; index < negative / shared; index += 1) session.addPart(cation[0]);
        for (let index = 0; index < positive / shared; index += 1) session.addPart(anion[0]);
      },
    },
  ];
}
