// Searching the help: every word must occur, in any letter case.

/** Whether the text holds each word that was typed. */
export function holdsWords(text: string, typed: string): boolean {
  const held = text.toLocaleLowerCase();
  return wordsOf(typed).every((word) => held.includes(word));
}

function wordsOf(typed: string): string[] {
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
