// Plain text with a reaction SMILES a line, with or without agents, atom numbers, numbers of steps, names and comments.

import { fileBounds, quoted, type ForeignFile, type ForeignReaction, type RouteProblem } from './foreign-route.ts';

/** Reactions of a text; a blank line ends a block. Undefined for a text without a single reaction. */
export function reactionsOfLines(text: string): ForeignFile | undefined {
  const reactions: ForeignReaction[] = [];
  const problems: RouteProblem[] = [];
  let block = 0;
  let isBlank = true;
  for (const [index, line] of text.split('\n').entries()) {
    const place = { line: index + 1 };
    if (line.length > fileBounds.lineLetters) {
      const reason = line.includes('>') ? 'longLine' : 'notReaction';
      problems.push({ ...place, reason, found: reason === 'longLine' ? String(fileBounds.lineLetters) : quoted(line) });
      continue;
    }
    const written = withoutComment(line);
    if (written.trim() === '') {
      // A comment alone does not end a block.
      if (line.trim() === '' && !isBlank) block += 1;
      isBlank ||= line.trim() === '';
      continue;
    }
    isBlank = false;
    const found = reactionsIn(written);
    if (found.length === 0) {
      if (isHeading(written) && reactions.length === 0) continue;
      problems.push({ ...place, reason: 'notReaction', found: quoted(written) });
      continue;
    }
    if (reactions.length + found.length > fileBounds.reactions) {
      problems.push({ ...place, reason: 'tooManyReactions', found: String(fileBounds.reactions) });
      break;
    }
    for (const sides of found) {
      const [left = '', middle = '', right = ''] = sides;
      const reaction = { ...place, left: partsOf(left), middle: partsOf(middle), right: partsOf(right) };
      if (reaction.right.length === 0) problems.push({ ...place, reason: 'noProduct', found: quoted(written) });
      else if (reaction.left.length + reaction.middle.length === 0)
        problems.push({ ...place, reason: 'noReactant', found: quoted(written) });
      else reactions.push({ ...reaction, block: String(block) });
    }
  }
  const isOfReactions = reactions.length > 0 || problems.some(({ reason }) => reason !== 'notReaction');
  return isOfReactions ? { format: 'reactions', routes: [], reactions, problems } : undefined;
}

// `#` is a bond within a SMILES: a comment begins a line, or stands behind a blank.
function withoutComment(line: string): string {
  const at = /^\s*(?:#|\/\/|%|--\s)/.test(line) ? 0 : line.search(/\s(?:#|\/\/)\s?/);
  return at === -1 ? line : line.slice(0, at);
}

/** The sides of each reaction of a line: one, or several of a chain `A>>B>>C`. */
function reactionsIn(line: string): string[][] {
  // What ChemAxon appends between bars says nothing that is needed here.
  const bare = line.replaceAll(/\s\|[^|]*\|/g, ' ');
  for (const word of bare.split(/[\s,;"]+/)) {
    const sides = word.split('>');
    if (sides.length === 3 && isSmilesLike(word)) return [sides];
    const chain = word.split('>>');
    if (chain.length > 2 && chain.every((side) => side !== '' && !side.includes('>')) && isSmilesLike(word))
      return chain.slice(1).map((side, index) => [chain[index] ?? '', '', side]);
  }
  // Blanks around the arrow: `A.B >> C`.
  const close = bare.replaceAll(/\s*(>+)\s*/g, '$1');
  return close === bare ? [] : reactionsIn(close);
}

const smilesLetters = /^[A-Za-z0-9@+\-[\]().=#$:/\\%*~>{}!&]+$/;

function isSmilesLike(word: string): boolean {
  return smilesLetters.test(word) && /[A-Za-z]/.test(word);
}

function isHeading(line: string): boolean {
  return /^[\w ,;\t"-]*(?:smiles|reaction|rxn)[\w ,;\t"-]*$/i.test(line.trim());
}

function partsOf(side: string): string[] {
  return side.split('.').filter((part) => part !== '');
}
