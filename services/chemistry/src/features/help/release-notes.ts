// Release notes as they come with the service: data/help/release-notes, an index and a text for each note and language.

import { readFileSync } from 'node:fs';
import { cultures, type Culture } from '@app/shared/constants/locale';
import type { ReleaseNote } from '@app/shared/contracts/help';

export interface StoredNote {
  id: string;
  version: string;
  updatedAt: Date;
  content: Record<Culture, string>;
}

interface IndexEntry {
  id: string;
  version: string;
  updateTime: string;
}

const folder = new URL('../../../data/help/release-notes/', import.meta.url);
let known: readonly StoredNote[] | undefined;

/** Every note, newest first; read once. */
export function releaseNotes(): readonly StoredNote[] {
  known ??= readNotes();
  return known;
}

/** The note in one language. */
export function presentNote({ id, version, updatedAt, content }: StoredNote, culture: Culture): ReleaseNote {
  return { id, version, updateTime: updatedAt.toISOString(), content: content[culture] };
}

/** The day of the note, YYYY-MM-DD in UTC. */
export function dayOf({ updatedAt }: Pick<StoredNote, 'updatedAt'>): string {
  return updatedAt.toISOString().slice(0, 10);
}

function readNotes(): StoredNote[] {
  const index: IndexEntry[] = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8'));
  return index
    .map(({ id, version, updateTime }) => ({ id, version, updatedAt: new Date(updateTime), content: textsOf(id) }))
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
}

function textsOf(id: string): Record<Culture, string> {
  const texts = cultures.map((culture) => [culture, readFileSync(new URL(`${id}.${culture}.md`, folder), 'utf8')]);
  return Object.fromEntries(texts);
}
