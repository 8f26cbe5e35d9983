import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import { moleculeName } from '@app/shared/rules/molecule-name';
import { controlledSentence } from '../../chemistry/recognition/refusal-words.ts';
import { dotted } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import type { ControlledMatch } from '../../chemistry/controlled/controlled.ts';
import type { StructureServices } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from './molecules.ts';
import { recogniseFor, recogniseText, type CallersStructure } from './recognition.ts';
import type { RecogniseOptions } from '../../chemistry/recognition/recognise.ts';

/** The molecule a text means, when it may be planned. Throws `drugControlled` otherwise, and what recognising throws. */
export async function plannable(services: StructureServices, caller: Caller, text: string): Promise<CallersStructure> {
  const found = await recogniseFor(services, caller, text);
  const { smiles, removedParts } = found.recognised;
  await refuseControlled(services, caller, dotted([smiles, ...removedParts]));
  return found;
}

/** Throws `drugControlled` for a structure, canonical SMILES, that the law controls. */
export async function refuseControlled(
  { interactive }: Pick<StructureServices, 'interactive'>,
  caller: Caller,
  smiles: string,
): Promise<void> {
  const match = await interactive.run('controlled', smiles);
  if (match) throw controlledError(match, caller);
}

/** `drugControlled` with its reason. */
export function controlledError(match: ControlledMatch, caller: Caller): AppError {
  return new AppError('drugControlled', { reason: match.relation, text: controlledText(match, caller) });
}

/** Why a structure is refused, in the caller's language. */
export function controlledText(match: ControlledMatch, { culture }: Caller): string {
  return controlledSentence(culture, match);
}

/** The name of a task whose owner gave none. */
export function defaultName(
  { names }: Pick<StructureServices, 'names'>,
  { culture }: Pick<Caller, 'culture'>,
  molecule: CallersStructure['molecule'],
): string {
  return moleculeName(culture, presentMolecule(names, molecule)).slice(0, limits.taskNameLength);
}

/** The molecule a text means, when it may be planned; nothing is remembered. Throws `drugControlled` otherwise. */
export async function plannableRow(
  services: StructureServices,
  caller: Caller,
  text: string,
  options: RecogniseOptions = {},
): Promise<CallersStructure> {
  const found = await recogniseText(services, caller, text, options);
  const { smiles, removedParts } = found.recognised;
  await refuseControlled(services, caller, dotted([smiles, ...removedParts]));
  return found;
}
