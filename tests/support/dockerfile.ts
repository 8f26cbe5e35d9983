// A Dockerfile as a list of instructions by stage.

import { readFileSync } from 'node:fs';

export interface Instruction {
  word: string;
  text: string;
  /** Name of the stage; the last one may have none (`''`). Instructions before the first FROM have `undefined`. */
  stage: string | undefined;
}

export function readDockerfile(path: string): Instruction[] {
  const text = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '');
  let stage: string | undefined;
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
      if (word === 'FROM') stage = / AS (\S+)$/.exec(rest)?.[1] ?? '';
      return { word, text: rest, stage };
    });
}

export interface Copy {
  from: string | undefined;
  sources: string[];
  target: string;
  stage: string | undefined;
}

export function copiesOf(instructions: readonly Instruction[]): Copy[] {
  return instructions
    .filter(({ word }) => word === 'COPY')
    .map(({ text, stage }) => {
      const words = text.split(/\s+/);
      const options = words.filter((word) => word.startsWith('--'));
      const paths = words.filter((word) => !word.startsWith('--'));
      return {
        from: options.find((option) => option.startsWith('--from='))?.slice('--from='.length),
        sources: paths.slice(0, -1),
        target: paths.at(-1) ?? '',
        stage,
      };
    });
}
