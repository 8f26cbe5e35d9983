// Which files may hold a structure, told by their names; reading them is `structure-file.ts`, which comes with the first.

import { limits } from '@app/shared/constants/limits';
import { extensionsOf, formatOf } from '@app/shared/rules/upload';

/** File name endings offered in the file picker. */
export const acceptedFiles = [
  ...extensionsOf('molecules'),
  ...extensionsOf('picture'),
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
].join(',');

/** Why a file is not sent, by its name and size; each reason has its words in structure-input.json. */
export function fileProblem(file: File, isScan: boolean): 'unsupported' | 'tooLarge' | 'empty' | undefined {
  if (!isScan && formatOf('molecules', file.name) === undefined) return 'unsupported';
  if (file.size > limits.importFileBytes) return 'tooLarge';
  return file.size === 0 ? 'empty' : undefined;
}

const pictureEndings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** Whether the file is, or says it is, a picture that can be looked at for structures. */
export function isPicture(file: File): boolean {
  return pictureOf(file, endingOf(file.name)) !== undefined;
}

/** The ending of a file's name in small letters, without the dot. */
export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * The file, where it is a picture that can be looked at for structures. What the clipboard or another page hands over
 * may have a name without an ending; then it gets one.
 */
export function pictureOf(file: File, ending: string): File | undefined {
  if (['png', 'jpg', 'jpeg', 'gif', 'webp'].includes(ending)) return file;
  const own = pictureEndings[file.type];
  return own === undefined ? undefined : new File([file], `picture.${own}`, { type: file.type });
}
