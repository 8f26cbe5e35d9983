// Which files may hold a structure, by their names; reading them is `structure-file.ts`, which comes with the first.

/** File name endings offered in the file picker: those of lists of molecules and of pictures (`shared/src/rules/upload.ts`). */
export const acceptedFiles =
  '.sdf,.sd,.mol,.rxn,.rdf,.smi,.smiles,.inchi,.xlsx,.csv,.tsv,.txt,.cdx,.cdxml,.png,.jpeg,.gif,.webp,.jpg,image/png,image/jpeg,image/gif,image/webp';

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
