// Rows that their reader has refused already, in the words of the caller.

import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { RowRefusal, StructureRow } from './files/structure-row.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { reasonOf } from './reason.ts';

const keys: Record<RowRefusal, ErrorKey> = {
  emptyRow: 'smilesEmpty',
  emptyRecord: 'smilesEmpty',
  unreadableDrawing: 'unrecognizedStructure',
  cutDrawing: 'fileDamaged',
  brokenRecord: 'fileDamaged',
  brokenReaction: 'fileDamaged',
  unsavedFormula: 'fileContentError',
};

/** Throws for a row that its reader has refused. */
export function refuseUnread({ refusal }: Pick<StructureRow, 'refusal'>): void {
  if (refusal !== undefined) throw new AppError(keys[refusal]);
}

/** The error for a file whose only rows are refused, in the words of the first. */
export function refusedRow({ refusal }: Pick<StructureRow, 'refusal'>, { culture }: Caller): AppError {
  if (refusal === undefined) return new AppError('noValidData');
  return new AppError(keys[refusal], { reason: refusal, text: message(culture, 'batch', `service.${refusal}`) });
}

/** Why a row was refused: what its reader says of it, or the error that came of it. */
export function rowReason(error: AppError, { refusal }: Pick<StructureRow, 'refusal'>, { culture }: Caller) {
  const reason = reasonOf(error, culture);
  if (refusal === undefined) return reason;
  return { code: reason.code, message: message(culture, 'batch', `service.${refusal}`) };
}

/** What a molecule of a reaction is, for a row that is offered and not taken. */
export function roleReason({ role }: Pick<StructureRow, 'role'>, { culture }: Caller): string {
  return message(culture, 'batch', `service.role.${role ?? 'beside'}`);
}
