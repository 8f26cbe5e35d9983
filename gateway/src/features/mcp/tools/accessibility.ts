import { sascoreExplain } from '@app/shared/contracts/sascore/results';
import { Type } from 'typebox';
import { fitting } from '../answer.ts';
import { pictureOf } from '../pictures.ts';
import { eachOf, entryOut, moleculeOf, moleculeOut, structuresInput } from '../present.ts';
import { defineTool, fromSchema, pageFields } from '../tool.ts';

const fragmentsShown = 5;

/** As the score adds them up; those from `size` on are taken off. */
const partsOut = Type.Object({
  fragments: Type.Number({ description: 'the commoner they are, the higher' }),
  size: Type.Number({ description: 'taken off, as the next four' }),
  stereo: Type.Number(),
  spiro: Type.Number(),
  bridge: Type.Number(),
  macrocycle: Type.Number(),
  symmetry: Type.Number({ description: 'given back' }),
});

export const scoreAccessibility = defineTool({
  name: 'score_accessibility',
  readOnly: true,
  input: Type.Object({
    structures: structuresInput,
    from: fromSchema,
  }),
  output: Type.Object({
    items: Type.Array(
      entryOut({
        molecule: moleculeOut,
        score: Type.Number({ description: '1 is easy to make, 10 is hard' }),
        parts: partsOut,
        stereocentres: Type.Integer(),
        macrocycles: Type.Integer(),
        rareFragments: Type.Array(Type.Object({ smiles: Type.String(), contribution: Type.Number() }), {
          description: 'what is seldom seen; below 0 raises the score',
        }),
      }),
    ),
    ...pageFields,
  }),
  async run({ structures, from = 0 }, { ask, culture }) {
    const explained = await eachOf(structures, from, (structure) => ask(sascoreExplain, { body: { structure } }));
    const items = explained.map(({ place, problem, molecule, score = 0, parts, fragments = [], ...rest }) => {
      if (!molecule || !parts) return { place, ...(problem === undefined ? {} : { problem }) };
      return {
        place,
        molecule: moleculeOf(molecule, culture),
        score: hundredths(score),
        parts,
        stereocentres: rest.stereocentres ?? 0,
        macrocycles: rest.macrocycles ?? 0,
        rareFragments: rare(fragments)
          .slice(0, fragmentsShown)
          .map(({ smiles, contribution }) => ({ smiles, contribution: hundredths(contribution) })),
      };
    });
    const first = explained.find(({ molecule }) => molecule !== undefined);
    const atoms = rare(first?.fragments ?? []).slice(0, 3);
    const marked = [...new Set(atoms.flatMap((fragment) => fragment.atoms.flat()))];
    const picture = first?.molecule && (await pictureOf(ask, first.molecule.key, marked));
    const room = { from, total: structures.length, others: {}, picture };
    return { data: fitting(items, room), ...(picture ? { picture } : {}) };
  },
});

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** What the table of fragments seldom has seen. */
function rare<T extends { contribution: number }>(fragments: readonly T[]): T[] {
  return fragments.filter(({ contribution }) => contribution < 0);
}
