// `stereocentres`: the stereocenters of each molecule with the ways to them, the least effort first.

import { message } from '@app/locales/messages';
import { asymmetricMethods } from '../../chemistry/asymmetric/methods.ts';
import { papers } from '../../chemistry/asymmetric/papers.ts';
import { transformationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import { sources } from '../../chemistry/enzymes/sources.ts';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { Stereocentres } from '../../engine/stereocentres/stereocentres.ts';
import { methodName } from '../../engine/stereocentres/method-name.ts';
import type { Way } from '../../engine/stereocentres/way.ts';
import { readTarget } from '../line-refused.ts';
import type { Answer } from '../lines.ts';

const word = (key: string): string => message('en', 'stereocentres', key);

export async function startStereocentres({ top }: { top: number }): Promise<Answer> {
  const rdkit = await loadRDKit();
  const engine = new Stereocentres(rdkit);
  return (line) => {
    const { smiles, centres, found } = engine.of(readTarget(rdkit, line).smiles);
    return {
      smiles,
      found,
      centres: centres.map(({ atom, label, kind, ways }) => ({
        atom,
        label,
        kind,
        ways: ways.slice(0, top).map(written),
      })),
    };
  };
}

function written(way: Way): object {
  const { kind, method, form, later, precursors, steps, maxYield, eePercent, agent, hand, racemisation, effort } = way;
  return {
    kind,
    method,
    name: methodName(kind, method, 'en'),
    precursors,
    form,
    later: later.map((one) => word(`later.${one}`)),
    steps,
    maxYield,
    ...(eePercent && { eePercent }),
    ...(agent !== undefined && { agent }),
    ...(hand !== undefined && { hand }),
    ...(racemisation && { racemisation: word(`racemised.${racemisation}`) }),
    massRatio: Number(way.massRatio.toFixed(2)),
    effort: effort.total,
    for: way.for.map((one) => word(`for.${one}`)),
    against: way.against.map((one) => word(`against.${one}`)),
    sources: sourcesOf(method),
  };
}

function sourcesOf(method: string): string[] {
  const enzymatic = transformationOf(method)?.sources.map((key) => sources[key]);
  const asymmetric = asymmetricMethods.find(({ id }) => id === method)?.papers.map((key) => papers[key].text);
  return enzymatic ?? asymmetric ?? [];
}
