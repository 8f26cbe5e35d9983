// Other places of the reactants that a reaction could hit, in the caller's language.

import { hasMessage, message } from '@app/locales/messages';
import type { OtherSites } from '@app/shared/contracts/reaction/reaction';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { FoundSite } from '../../engine/reaction/other-sites.ts';
import type { SiteGroup } from '../../engine/reaction/site-group.ts';
import type { ReactionServices } from './services.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import { presentReaction, readAskedReaction } from './asked-reaction.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { keyedMolecule, presentMolecule } from '../structure/molecules.ts';
import { conditionsOfStep } from './by-products.ts';
import { kindsInWords } from '../tasks/step-templates.ts';

const otherSites = handle('otherReactionSites', async ({ body }, caller, services) => {
  const found = await readAskedReaction(services, caller, body);
  const { agents = [] } = conditionsOfStep(found.step);
  const texts = (list: readonly StoredMolecule[]) => list.map(({ smiles }) => smiles);
  const answered = await services.reactions.run('otherSites', {
    reactants: texts(found.reactants),
    agents: [...texts(found.agents), ...agents],
    product: found.product.smiles,
  });
  const products = await productsOf(services, caller, answered.sites);
  const [kind] = await kindsInWords(services, caller, found.read.kinds.slice(0, 1), found.read.smiles);
  return {
    reaction: presentReaction(services, found),
    kind,
    intended: answered.intended,
    sites: answered.sites.map((site) => presentSite(site, caller, products)),
    unknown: answered.unknown.map((key) => message(caller.culture, 'reaction', `service.unknown.${key}`)),
  };
});

export const reactionSiteCalls: readonly Registration<ReactionServices>[] = [otherSites];

type Products = ReadonlyMap<string, ReturnType<typeof presentMolecule>>;

/** Figures and pictures of what would form. */
async function productsOf(services: ReactionServices, caller: Caller, sites: readonly FoundSite[]): Promise<Products> {
  const known = await services.interactive.run(
    'identities',
    sites.map(({ product }) => product),
  );
  const molecules = known.flatMap((one) => (one ? [keyedMolecule(services, caller, one)] : []));
  await saveMolecules(services.database.queries, caller.tenantId, molecules);
  return new Map(molecules.map((one) => [one.smiles, presentMolecule(services.names, one)]));
}

function presentSite(site: FoundSite, { culture }: Caller, products: Products): OtherSites['sites'][number] {
  const { reactant, atoms, kind, share, likelihood, speed } = site;
  const group = groupName(site.group, culture);
  const key = kind === 'stereo' ? 'stereo' : speed;
  return {
    reactant,
    atoms,
    kind,
    product: products.get(site.product),
    share,
    likelihood,
    group,
    reason: [message(culture, 'reaction', `service.reason.${key}`, { group }), ...causesIn(site, culture)].join(
      message(culture, 'reaction', 'service.because.joint'),
    ),
    advice: adviceOn(site, culture),
  };
}

/** What tells the two places apart, a sentence each. */
function causesIn({ because }: FoundSite, culture: Caller['culture']): string[] {
  const sentence = (place: 'here' | 'there'): string[] =>
    because[place].map((cause) =>
      message(culture, 'reaction', `service.because.${place}`, {
        cause: message(culture, 'reaction', `service.because.${cause}`),
      }),
    );
  return [...sentence('here'), ...sentence('there')];
}

function groupName(group: SiteGroup, culture: Caller['culture']): string {
  const own = `service.group.${group}`;
  return hasMessage(culture, 'reaction', own)
    ? message(culture, 'reaction', own)
    : message(culture, 'routes', `group.${group}`);
}

/** What helps, by the kind of reaction; where little forms, nothing needs to be done. */
function adviceOn({ likelihood, kind, family }: FoundSite, culture: Caller['culture']): string | undefined {
  if (likelihood === 'low') return undefined;
  const keys = [`service.advice.${family}`, `service.advice.${kind}`];
  const key = (kind === 'chemo' ? keys : keys.toReversed()).find((one) => hasMessage(culture, 'reaction', one));
  return key && message(culture, 'reaction', key);
}
