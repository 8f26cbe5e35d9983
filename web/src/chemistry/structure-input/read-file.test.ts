import { limits } from '@app/shared/constants/limits';
import { extensionsOf } from '@app/shared/rules/upload';
import { expect, it } from 'vitest';
import { acceptedFiles } from './file-kinds.ts';
import { fileProblem } from './read-file.ts';

it('takes the files that lists of molecules and pictures are taken from', () => {
  const endings = acceptedFiles.split(',').filter((one) => one.startsWith('.'));
  expect(endings.toSorted()).toEqual([...extensionsOf('molecules'), ...extensionsOf('picture')].toSorted());
});

it.each([
  ['a.smi', 'CCO', false, undefined],
  ['a.rdf', '$RDFILE 1', false, undefined],
  ['a.docx', 'x', false, 'unsupported'],
  ['noending', 'CCO', false, 'unsupported'],
  ['scan', 'x', true, undefined],
  ['a.txt', '', false, 'empty'],
  ['a.txt', 'C'.repeat(limits.importFileBytes + 1), false, 'tooLarge'],
])('says of %s why it is not sent', (name, content, isScan, problem) => {
  expect(fileProblem(new File([content], name), isScan)).toBe(problem);
});
