// Which kinds of reactions apply to a molecule, where on it, and how many partners each would find.

import { AppError } from '@app/shared/errors/app-error';
import type { ForwardClasses } from '@app/shared/contracts/forward/forward';
import { partnerSources } from './partner-sources.ts';
import { countPartners, type PartnerSource } from '../../engine/forward/partners.ts';
import type { ReactionJob } from '../../engine/forward/questions.ts';
import { fittingAny } from '../../engine/forward/slot-index.ts';
import type { ForwardServices } from './services.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { currencyFor } from '../account/currency-for.ts';
import { kindOf } from './present.ts';
import { readStart } from './wish.ts';
import { presentMolecule } from '../structure/molecules.ts';

/** Shorter than the gateway's patience of 10 s. */
const indexWithinMs = 7_000;
const portion = 10;

const classes = handle('forwardClasses', async ({ body }, caller, services) => {
  const { recognised, molecule } = await readStart(services, caller, body.structure);
  await saveMolecules(services.database.queries, caller.tenantId, [molecule]);
  const answered = { molecule: presentMolecule(services.names, molecule), removedParts: recognised.removedParts };
  const [found] = await services.forward.asked.ask<'jobs'>([{ kind: 'jobs', start: molecule.smiles, rules: {} }]);
  if (!found || found.isSelfReactive || found.jobs.length === 0) return { ...answered, classes: [] };
  const sources = await inTime(sourcesOf(services, caller));
  const places = await placesOf(services, molecule.smiles, found.jobs, sources);
  return { ...answered, classes: grouped(found.jobs, places, sources, caller) };
});

export const forwardClassCalls: readonly Registration<ForwardServices>[] = [classes];

async function sourcesOf(services: ForwardServices, caller: Caller): Promise<PartnerSource[]> {
  const wish = { owner: caller, settings: undefined, scaffolds: [], currency: await currencyFor(services, caller) };
  return partnerSources(services.database.queries, services.forward.indexes, wish);
}

// The index of a stock is built once; until it is there, counts would be wrong.
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('computingBusy', { reason: 'indexing' })), indexWithinMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

/** Atoms of each place of each job, told by what forms with the first partner that fits; none where nothing forms. */
async function placesOf(
  { forward }: ForwardServices,
  start: string,
  jobs: readonly ReactionJob[],
  sources: readonly PartnerSource[],
): Promise<number[][][]> {
  const answers = await forward.asked.askMany<'places'>(
    jobs.map(({ templateId, partnerSlots }) => ({
      kind: 'places',
      start,
      templateId,
      partner: partnerSlots.length === 0 ? null : samplePartner(partnerSlots, sources),
    })),
    portion,
  );
  return answers.map((places) => places ?? []);
}

function samplePartner(slots: readonly number[], sources: readonly PartnerSource[]): string | null {
  for (const { index } of sources) {
    const [first] = fittingAny(index, slots);
    if (first !== undefined) return index.smiles[first] ?? null;
  }
  return null;
}

function grouped(
  jobs: readonly ReactionJob[],
  places: readonly number[][][],
  sources: readonly PartnerSource[],
  caller: Caller,
): ForwardClasses['classes'] {
  const byClass = new Map<string, ForwardClasses['classes'][number]['kinds']>();
  jobs.forEach(({ templateId, class: name, partnerSlots }, index) => {
    const sites = places[index] ?? [];
    const needsPartner = partnerSlots.length > 0;
    const partners = needsPartner ? countPartners(partnerSlots, sources) : 0;
    // A pattern fits, and yet nothing forms: a symmetrical exchange, say.
    if (sites.length === 0 && (!needsPartner || partners > 0)) return;
    const kinds = byClass.get(name) ?? [];
    kinds.push({ kind: kindOf(templateId, name, caller), sites, needsPartner, partners });
    byClass.set(name, kinds);
  });
  return [...byClass].map(([name, kinds]) => ({
    class: name,
    kinds: kinds.toSorted((a, b) => b.partners - a.partners || (a.kind.name < b.kind.name ? -1 : 1)),
  }));
}
