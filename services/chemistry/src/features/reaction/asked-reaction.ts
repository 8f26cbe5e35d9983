// The reaction that a call speaks of: written, or a step of a route of the caller's.

import { message } from '@app/locales/messages';
import type { AskedReaction, Reaction } from '@app/shared/contracts/reaction/reaction';
import { AppError } from '@app/shared/errors/app-error';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { StoredStep } from '../tasks/stored.ts';
import type { ReactionMolecule, ReactionRefusal, ReadReaction } from '../../engine/reaction/reaction-reader.ts';
import { type WrittenReaction } from '../../engine/reaction/written-reaction.ts';
import { writtenReaction } from './written-reaction.ts';
import type { ReactionServices } from './services.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import { findReadableRoute } from '../tasks/route-access.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { refusalOf } from '../structure/recognition.ts';
import { refuseControlled } from '../structure/plannable.ts';

/** A reaction under the caller's keys. */
export interface CallersReaction {
  /** As the engine takes it. */
  read: ReadReaction;
  reactants: StoredMolecule[];
  agents: StoredMolecule[];
  product: StoredMolecule;
  byProducts: StoredMolecule[];
  /** The drawing that was given. */
  rxnfile?: string;
  /** Where it is a step of a route. */
  routeId?: string;
  stepId?: string;
  step?: StoredStep;
}

/**
 * Reads the reaction that was asked for and remembers its molecules. Throws `parameterError` where neither a reaction nor a
 * step is named, or both; `smilesEmpty`, `unrecognizedStructure`, `structureNotSupported` or `fileDamaged` for what cannot be
 * read; `drugControlled` for a controlled product; what finding a route throws, and `dataNotFound` for a step it has not.
 */
export async function readAskedReaction(
  services: ReactionServices,
  caller: Caller,
  { reaction, routeId, stepId }: AskedReaction,
): Promise<CallersReaction> {
  const isWritten = reaction !== undefined;
  if (isWritten === (routeId !== undefined) || (routeId === undefined) !== (stepId === undefined))
    throw new AppError('parameterError', { problems: ['body: reaction, or routeId with stepId'] });
  const step = isWritten ? undefined : await stepOfRoute(services, caller, routeId ?? '', stepId ?? '');
  const written = step
    ? writtenStep(step)
    : await writtenReaction(services.indigo, reaction ?? '').catch((error: unknown) =>
        Promise.reject(inWords(error, caller)),
      );
  const found = await readWritten(services, caller, written);
  return { ...found, rxnfile: written.rxnfile, routeId, stepId, step };
}

/** The reaction as the contract has it. */
export function presentReaction(
  { names }: Pick<ReactionServices, 'names'>,
  found: Omit<CallersReaction, 'rxnfile'>,
): Reaction {
  const present = (molecule: StoredMolecule) => presentMolecule(names, molecule);
  return {
    smiles: found.read.smiles,
    reactants: found.reactants.map(present),
    agents: found.agents.map(present),
    product: present(found.product),
    byProducts: found.byProducts.map(present),
  };
}

async function stepOfRoute(
  { database }: ReactionServices,
  caller: Caller,
  routeId: string,
  stepId: string,
): Promise<StoredStep> {
  const { detail } = await findReadableRoute(database.queries, caller, routeId);
  const step = detail.steps.find((one) => one.stepId === stepId);
  if (!step) throw new AppError('dataNotFound');
  return step;
}

function writtenStep(step: StoredStep): WrittenReaction {
  const [left = '', middle = '', right = ''] = step.reactionSmiles.split('>');
  const parts = (side: string): string[] => side.split('.').filter((part) => part !== '');
  return { left: parts(left), middle: parts(middle), right: parts(right) };
}

async function readWritten(
  services: ReactionServices,
  caller: Caller,
  written: WrittenReaction,
): Promise<CallersReaction> {
  const read = await services.reactions.run('readReaction', written);
  if (!read.ok) throw refusedReaction(read, caller);
  await refuseControlled(services, caller, read.product.smiles);
  const keyed = (molecule: ReactionMolecule): StoredMolecule => ({
    ...molecule,
    key: services.moleculeKey(caller.tenantId, molecule.smiles),
  });
  const found = {
    read,
    reactants: read.reactants.map(keyed),
    agents: read.agents.map(keyed),
    product: keyed(read.product),
    byProducts: read.byProducts.map(keyed),
  };
  const all = [...found.reactants, ...found.agents, found.product, ...found.byProducts];
  await saveMolecules(services.database.queries, caller.tenantId, all);
  return found;
}

// Refusals of a side of the reaction have words of their own; those of a molecule name it.
function refusedReaction(refusal: ReactionRefusal, { culture }: Caller): AppError {
  if (isOwnReason(refusal.reason)) return worded(new AppError(refusal.key, { reason: refusal.reason }), culture);
  const { part } = refusal as { part?: string };
  const plain = refusalOf({ ...refusal, ok: false }, culture);
  const text = plain.details?.['text'];
  const named =
    part === undefined || typeof text !== 'string'
      ? text
      : message(culture, 'reaction', 'service.inPart', { part, text });
  return new AppError(refusal.key, { ...plain.details, text: named });
}

const ownReasons = ['notReaction', 'severalReactions', 'unreadableMolecule', 'noReactant', 'noProduct'];

function isOwnReason(reason: unknown): boolean {
  return typeof reason === 'string' && ownReasons.includes(reason);
}

function inWords(error: unknown, { culture }: Caller): unknown {
  return error instanceof AppError && isOwnReason(error.details?.['reason']) ? worded(error, culture) : error;
}

function worded({ key, details }: AppError, culture: Caller['culture']): AppError {
  const text = message(culture, 'reaction', `service.refusal.${String(details?.['reason'])}`, {
    found: String(details?.['found'] ?? ''),
  });
  return new AppError(key, { ...details, text });
}
