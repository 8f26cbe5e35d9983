// Spaces around what is filled into a Chinese sentence: a Latin name or a figure needs them, a Chinese name has none.

/** Represents a space of what is filled in; of the private use area, so no text holds it. */
const keptSpace = '\uE000';

/** What is filled in, before it is: its own spaces stay as they were written. */
export function keepSpaces(value: string): string {
  return value.replaceAll(' ', keptSpace);
}

/** The filled sentence, its spaces between two Chinese characters closed: 伊马替尼的成本, as against imatinib 的成本. */
export function closeHanGaps(filled: string): string {
  return filled.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '').replaceAll(keptSpace, ' ');
}
