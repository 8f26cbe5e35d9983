// Recognising a structure for a caller: their keys, their language.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { Remarks } from '@app/shared/contracts/structure/structure';
import { AppError } from '@app/shared/errors/app-error';
import type { NotRecognised, RecogniseOptions, Recognised } from '../../chemistry/recognition/recognise.ts';
import { controlledSentence, readingsFor, refusalSentence } from '../../chemistry/recognition/refusal-words.ts';
import { stereoKindOf } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import type { StoredMolecule } from './stored-molecule.ts';
import type { StructureServices } from './services.ts';
import { plainStructure } from './files/plain-structure.ts';
import { saveMolecules } from './molecule-store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { readSystematicName } from './systematic-name.ts';

export interface CallersStructure {
  recognised: Recognised;
  molecule: StoredMolecule;
  /** The text was a reaction, the molecule is its product. */
  isProduct: boolean;
}

/** The molecule a text means, remembered under the caller's key. Throws an AppError that says what is wrong. */
export async function recogniseFor(
  services: StructureServices,
  caller: Caller,
  text: string,
  options: RecogniseOptions = {},
): Promise<CallersStructure> {
  const found = await recogniseText(services, caller, text, options);
  await saveMolecules(services.database.queries, caller.tenantId, [found.molecule]);
  return found;
}

/** The molecule a text means, without remembering it. Throws an AppError that says what is wrong. */
export async function recogniseText(
  services: StructureServices,
  caller: Caller,
  text: string,
  options: RecogniseOptions = {},
): Promise<CallersStructure> {
  const plain = await plainStructure(services.indigo, text).catch((error: unknown) => {
    throw inWords(error, caller.culture);
  });
  const known = await services.interactive.run('recognise', plain.text, options);
  const isSettled = known.ok || known.reason === 'ambiguous' || known.key === 'drugControlled';
  const recognised = (isSettled ? null : await readSystematicName(services, plain.text)) ?? known;
  if (!recognised.ok) throw refusalOf(recognised, caller.culture);
  const { smiles, formula, molecularWeight } = recognised;
  const molecule = { key: services.moleculeKey(caller.tenantId, smiles), smiles, formula, molecularWeight };
  return { recognised, molecule, isProduct: plain.isProduct };
}

// What the reader refuses has a reason, and here its sentence.
function inWords(error: unknown, culture: Culture): unknown {
  const reason = error instanceof AppError && error.key === 'structureNotSupported' ? error.details?.['reason'] : '';
  return typeof reason === 'string' && reason !== ''
    ? refusalOf({ ok: false, key: 'structureNotSupported', reason }, culture)
    : error;
}

/** What there is to say of the configuration of a text, in the caller's language; nothing where it is as usual. */
export function remarksOn({ smiles, notKept }: Pick<Recognised, 'smiles' | 'notKept'>, culture: Culture): Remarked {
  const stereo = stereoKindOf(smiles);
  const kinds = [...(stereo ? [stereo] : []), ...notKept];
  if (kinds.length === 0) return {};
  return { remarks: kinds.map((kind) => ({ kind, text: message(culture, 'chemistry', `remark.${kind}`) })) };
}

interface Remarked {
  remarks?: Remarks;
}

/** What is wrong with a text, in the caller's language. */
export function refusalOf(found: NotRecognised, culture: Culture): AppError {
  const { key, reason, position, atoms, controlled, readings } = found;
  if (controlled) return new AppError(key, { reason, text: controlledSentence(culture, controlled) });
  const text = reason === undefined ? undefined : refusalSentence(culture, { ...found, reason });
  return new AppError(
    key,
    reason === undefined
      ? undefined
      : {
          reason,
          position,
          atoms,
          text,
          ...(readings && { readings: readingsFor(culture, readings) }),
        },
  );
}
