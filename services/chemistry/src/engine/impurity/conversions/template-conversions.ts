// Other products of the same template: for reactions that no family writes, such as the closing of a heterocycle.

import type { Candidates } from '../candidate.ts';
import type { ImpurityContext } from '../context.ts';
import { flat } from './main-reaction.ts';
import type { Situated } from './other-conversions.ts';
import { templateById } from '../../../chemistry/models/learned-template.ts';

const otherPlace = 0.45;

export function addTemplateConversions(context: ImpurityContext, { setting, main }: Situated, found: Candidates): void {
  if (main) return;
  const [first] = setting.kinds();
  const template = first === undefined ? undefined : templateById(first);
  if (!template) return;
  const wanted = flat(context, setting.product);
  const all = context.forward.outcomes(setting.reactants).filter(({ templateId }) => templateId === template.id);
  for (const { product } of all) {
    if (flat(context, product) === wanted) continue;
    const why = { key: 'why.template', params: { reaction: template.name } };
    const path = [{ reactants: [...setting.reactants], product, text: { key: 'step.regioisomer' } }];
    found.add({ smiles: product, cause: 'regioisomer', score: otherPlace, why, path });
  }
}
