// What a mixture gives: the mixture read from whatever a chemist writes, agents told from reactants, products in words.

import { AppError } from '@app/shared/errors/app-error';
import type { ForwardPrediction } from '@app/shared/contracts/forward/products';
import type { Recognised } from '../../chemistry/recognition/recognise.ts';
import type { PredictedMixture } from '../../engine/forward/predict.ts';
import { readStructureText } from '../structure/files/read-structures.ts';
import { writtenReaction } from '../reaction/written-reaction.ts';
import type { ForwardServices } from './services.ts';
import { drawingFormatOf } from '../structure/programs/drawing-format.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { kindOfStep, moleculesFor, moleculesOfSelectivity, presentSelectivity, word } from './present.ts';
import { stepTemplates } from '../tasks/step-templates.ts';
import { precedentsOf } from './products.ts';
import { recogniseText } from '../structure/recognition.ts';
import { readSystematicName } from '../structure/systematic-name.ts';
import { controlledError } from '../structure/plannable.ts';
const defaultTop = 10;
/** As many as the forward model looks at. */
const mostReactants = 12;
const mostParts = 60;

const predict = handle('forwardPredict', async ({ body }, caller, services) => {
  const { parts, notes } = await readMixture(services, caller, body.mixture);
  await refuseUnpermitted(services, caller, parts);
  const [isAgent = []] = await services.forward.asked.ask<'agents'>([{ kind: 'agents', parts }]);
  const reactants = parts.filter((_, index) => isAgent[index] !== true);
  const agents = parts.filter((_, index) => isAgent[index] === true);
  if (reactants.length > mostReactants) notes.push(word(caller.culture, 'note.tooMany', { most: mostReactants }));
  const asked = reactants.slice(0, mostReactants);
  const top = body.top ?? defaultTop;
  const [found] = await services.forward.asked.ask<'predict'>([{ kind: 'predict', reactants: asked, agents, top }]);
  if (!found) throw new AppError('computingBusy');
  return present(services, caller, { asked, agents, found, notes });
});

export const forwardPredictCalls: readonly Registration<ForwardServices>[] = [predict];

interface Predicted {
  asked: readonly string[];
  agents: readonly string[];
  found: PredictedMixture;
  notes: readonly string[];
}

async function present(
  services: ForwardServices,
  caller: Caller,
  { asked, agents, found, notes }: Predicted,
): Promise<ForwardPrediction> {
  const { products } = found;
  const all = [...asked, ...agents];
  const used = new Set(products.flatMap((one) => one.used));
  // An agent that gives atoms to a product is a reactant here; where all are agents, all are.
  const places = [...all.keys()].filter((place) => asked.length === 0 || place < asked.length || used.has(place));
  const reactants = places.flatMap((place) => all[place] ?? []);
  const rest = all.filter((_, place) => !places.includes(place));
  const molecules = await moleculesFor(services, caller, [
    ...all,
    ...products.flatMap(({ smiles, selectivity }) => [smiles, ...moleculesOfSelectivity(selectivity)]),
  ]);
  const shown = (smiles: string) => molecules.get(smiles) ?? [];
  const stepOf = ({ templateId, used: by, smiles }: (typeof products)[number]) => ({
    templateId,
    reaction: `${by.flatMap((place) => all[place] ?? []).join('.')}>>${smiles}`,
  });
  const kinds = await stepTemplates(services, products.map(stepOf));
  const total = products.reduce((sum, { score }) => sum + score, 0);
  return {
    reactants: reactants.flatMap(shown),
    agents: rest.flatMap(shown),
    products: products.flatMap((one, index) => {
      const molecule = molecules.get(one.smiles);
      if (!molecule) return [];
      const taken = one.used.flatMap((place) => all[place] ?? []);
      return {
        rank: index + 1,
        molecule,
        probability: total > 0 ? one.score / total : 0,
        kind: kindOfStep(kinds, stepOf(one), '', caller),
        smiles: `${taken.join('.')}>${rest.join('.')}>${one.smiles}`,
        used: one.used.map((place) => places.indexOf(place)),
        precedents: precedentsOf(one.templateId),
        selectivity: presentSelectivity(one.selectivity, molecules, caller.culture),
      };
    }),
    notes: [...notes, ...notesOn({ asked, agents, found, notes }, caller)],
  };
}

function notesOn({ asked, agents, found: { products, unstable } }: Predicted, { culture }: Caller): string[] {
  return [
    ...unstable.map((molecule) => word(culture, 'note.unstable', { molecule })),
    ...(asked.length === 0 ? [word(culture, 'note.onlyAgents')] : []),
    ...(products.length === 0 ? [word(culture, 'note.none')] : []),
    ...(products.length > 1 && agents.length > 0 ? [word(culture, 'note.reagents')] : []),
  ];
}

/**
 * The distinct molecules of a mixture, canonical. A row that cannot be read is told in a note where others can. Throws
 * `smilesEmpty` for nothing, and what reading the only row throws.
 */
async function readMixture(
  services: ForwardServices,
  caller: Caller,
  text: string,
): Promise<{ parts: string[]; notes: string[] }> {
  if (text.trim() === '') throw new AppError('smilesEmpty');
  const structures = await structuresOf(services, text);
  const parts = new Set<string>();
  const notes: string[] = [];
  for (const given of structures.slice(0, mostParts)) {
    try {
      for (const part of await partsOf(services, caller, given)) parts.add(part);
    } catch (error) {
      if (!(error instanceof AppError) || structures.length === 1 || error.key === 'computingBusy') throw error;
      notes.push(word(caller.culture, 'note.unreadable', { text: given.structure.slice(0, 80) }));
    }
  }
  if (parts.size === 0) throw new AppError('unrecognizedStructure');
  return { parts: [...parts], notes };
}

// Of a reaction what stands left of and over its arrow.
async function structuresOf({ indigo }: ForwardServices, text: string): Promise<GivenPart[]> {
  const format = drawingFormatOf(text);
  const isReaction = format === 'rxn' || (format === 'smiles' && text.includes('>'));
  if (isReaction) {
    const { left, middle } = await writtenReaction(indigo, text);
    return [...left, ...middle].map((structure) => ({ structure, isSmiles: true }));
  }
  const rows = await readStructureText(text, indigo, { mostRows: mostParts });
  return rows.flatMap(({ structure, refusal, isSmiles = false }) =>
    structure !== '' && refusal === undefined ? [{ structure, isSmiles }] : [],
  );
}

// A SMILES or a name is all of its parts; a CAS number or an InChI the molecule it means.
async function partsOf(
  services: ForwardServices,
  caller: Caller,
  { structure, isSmiles }: GivenPart,
): Promise<string[]> {
  const meaning = isSmiles ? undefined : await services.interactive.run('meaningOfName', structure.trim());
  if (meaning?.smiles !== undefined) return meaning.smiles.split('.');
  const [written] = meaning ? [null] : await services.interactive.run('identities', [structure]);
  const permitted = written ? undefined : await precursorOf(services, structure.trim());
  const whole =
    written?.smiles ?? permitted?.smiles ?? (await recogniseText(services, caller, structure)).molecule.smiles;
  return whole.split('.');
}

// What is bought under a permit may be in a flask by its name, too.
async function precursorOf(services: ForwardServices, name: string): Promise<Recognised | null> {
  const found = await services.interactive.run('recognise', name);
  const isPermitted = !found.ok && found.controlled && underPermit.has(found.controlled.schedule);
  return isPermitted ? readSystematicName(services, name) : null;
}

interface GivenPart {
  structure: string;
  /** A short one is no abbreviation. */
  isSmiles: boolean;
}

async function refuseUnpermitted(services: ForwardServices, caller: Caller, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const match = await services.interactive.run('controlled', part);
    // What is bought under a permit may be in a flask, too; what nobody may have may not.
    if (match && !underPermit.has(match.schedule)) throw controlledError(match, caller);
  }
}

const underPermit: ReadonlySet<string> = new Set(['un1988TableI', 'cwcSchedule2', 'cwcSchedule3']);
