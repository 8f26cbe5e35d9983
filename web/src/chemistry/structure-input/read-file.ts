// A file that was dropped, pasted or chosen, read by the service as one structure; loaded with the first of them.

import type { CallData } from '@app/shared/contracts/catalogue';
import { limits } from '@app/shared/constants/limits';
import { formatOf } from '@app/shared/rules/upload';
import { call } from '../../shared/api/call.ts';

/** Why a file is not sent, by its name and size; each reason has its words in structure-input.json. */
export function fileProblem(file: File, isScan: boolean): 'unsupported' | 'tooLarge' | 'empty' | undefined {
  if (!isScan && formatOf('molecules', file.name) === undefined) return 'unsupported';
  if (file.size > limits.importFileBytes) return 'tooLarge';
  return file.size === 0 ? 'empty' : undefined;
}

/** The first structure of the file. Throws a CallError that says what is wrong with it. */
export function readFile(file: File, signal: AbortSignal): Promise<CallData<'structureFile'>> {
  return call('structureFile', { file }, { signal });
}
