// Several files, as an archive holds them, taken as one.

import { fileBounds, type ForeignFile } from './foreign-route.ts';

/** Files of one archive as one file; its reactions are numbered through. */
export function joinedFiles(files: readonly ForeignFile[]): ForeignFile {
  const [first] = files;
  const all = files.flatMap(({ reactions }) => reactions);
  return {
    format: first?.format ?? 'rxn',
    routes: files.flatMap(({ routes }) => routes).map((one, index) => ({ ...one, route: index + 1 })),
    reactions: all.slice(0, fileBounds.reactions).map((one, index) => ({ ...one, reaction: index + 1 })),
    problems: files.flatMap(({ problems }) => problems),
  };
}
