// Precedents of a reaction: the nearest recorded patent reactions, as they are drawn.

import type { Precedents } from '@app/shared/contracts/reaction/reaction';
import type { NamedPrecedent, PrecedentMolecule } from '../../engine/precedents/asked.ts';
import type { ReactionServices } from './services.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import { presentReaction, readAskedReaction } from './asked-reaction.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import { keyedMolecule, presentMolecule } from '../structure/molecules.ts';
import { kindsInWords } from '../tasks/step-templates.ts';

const usualTop = 10;
/** Similarity of products from which they are called close, and similar. */
const [closeFrom, similarFrom] = [0.6, 0.35];

const synthesisExperience = handle('synthesisExperience', async ({ body }, caller, services) => {
  const { top = usualTop, withYield, withPatent, catalyst } = body;
  const found = await readAskedReaction(services, caller, body);
  const { precedents, ...counts } = await services.reactions.run('precedents', {
    reactants: found.reactants.map(({ smiles }) => smiles),
    product: found.product.smiles,
    top,
    ...(withYield && { withYield }),
    ...(withPatent && { withPatent }),
    ...(catalyst !== undefined && { catalyst }),
  });
  const keyed = (one: PrecedentMolecule) => keyedMolecule(services, caller, one);
  const shown = precedents.flatMap(({ reactants, product, others }) => [...reactants, product, ...others]);
  await saveMolecules(services.database.queries, caller.tenantId, shown.map(keyed));
  const [kind] = await kindsInWords(services, caller, found.read.kinds.slice(0, 1), found.read.smiles);
  const present = (one: PrecedentMolecule) => presentMolecule(services.names, keyed(one));
  return {
    ...counts,
    reaction: presentReaction(services, found),
    kind,
    precedents: precedents.map((one) => presentPrecedent(services, one, present)),
  };
});

export const reactionPrecedentCalls: readonly Registration<ReactionServices>[] = [synthesisExperience];

type Present = (one: PrecedentMolecule) => Precedents['precedents'][number]['product'];

function presentPrecedent(
  { patentLink }: Pick<ReactionServices, 'patentLink'>,
  {
    match,
    similarity,
    reactants,
    product,
    marked,
    agents,
    others,
    yieldPercent,
    patent,
    source,
    ...one
  }: NamedPrecedent,
  present: Present,
): Precedents['precedents'][number] {
  return {
    match,
    substrate: similarity >= closeFrom ? 'close' : similarity >= similarFrom ? 'similar' : 'other',
    similarity,
    reactants: reactants.map(present),
    product: present(product),
    changed: { reactants: marked.reactants.map((atoms) => [...atoms]), product: [...marked.product] },
    ...agents,
    others: others.map(present),
    yieldPercent: yieldPercent ?? null,
    class: one.class,
    patent: patent === undefined ? undefined : patentOf(patent, patentLink),
    source,
  };
}

/** A source writes `US20120184548A1;0596;1243962` (document, paragraph, row) or the document alone. */
function patentOf(text: string, link: string | undefined): Precedents['precedents'][number]['patent'] {
  const [number = '', paragraph] = text.split(';');
  return { number, paragraph, link: link?.replaceAll('{number}', encodeURIComponent(number)) };
}
