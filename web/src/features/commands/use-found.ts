// What the service says to the words of the command bar, asked once they have settled.

import type { FoundCommands } from '@app/shared/contracts/commands';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import useSWR from 'swr';
import { call } from '../../shared/api/call.ts';
import { useDebounced } from '../../shared/hooks/debounced.ts';
import { looksLikeNotation } from '../../chemistry/structure-input/structure-text.ts';

export interface Found {
  /** What was asked. */
  text: string;
  records: FoundCommands | undefined;
  /** The molecule that the text says. */
  molecule: Molecule | undefined;
  /** Others that are called nearly so. */
  compounds: readonly Molecule[];
}

const restMs = 160;
const longestText = 200;
const nothing: Found = { text: '', records: undefined, molecule: undefined, compounds: [] };

/** The newest response, and whether one is awaited: records found for the text before stay, its molecule does not. */
export function useFound(typed: string): { found: Found; isAsking: boolean; hasFailed: boolean } {
  const text = typed.trim();
  const settled = useDebounced(text, restMs);
  const { data, error } = useSWR(['commands', settled], () => askFor(settled), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const isOld = data !== undefined && data.text !== text;
  const hasFailed = error !== undefined && settled === text;
  return {
    found: isOld ? { ...nothing, records: data.records } : (data ?? nothing),
    isAsking: data?.text !== text && !hasFailed,
    hasFailed,
  };
}

async function askFor(text: string): Promise<Found> {
  const [records, meant] = await Promise.all([
    call('commandSearch', { body: { text: text.slice(0, longestText) } }),
    text === '' || text.includes('>>') ? { molecule: undefined, compounds: [] } : meaningOf(text),
  ]);
  return { text, records, ...meant };
}

const isCas = (text: string) => /^\d{2,7}-\d{2}-\d$/.test(text);

/** A text that is no structure has none; that is no failure of the bar. */
async function meaningOf(text: string): Promise<Pick<Found, 'molecule' | 'compounds'>> {
  const none = { molecule: undefined, compounds: [] };
  // Structures do not go into addresses: only words are looked up by the call that takes them there.
  if (looksLikeNotation(text) || isCas(text) || text.length > longestText)
    return call('structureCheck', { body: { structure: text } }).then(
      ({ molecule }) => ({ molecule, compounds: [] }),
      () => none,
    );
  if (text.length < 2) return none;
  return call('compoundSearch', { query: { key: text } }).then(
    ({ items }) => {
      const isMeant = ({ name, synonyms, matched }: (typeof items)[number]) =>
        matched === 'structure' ||
        matched === 'systematicName' ||
        [name, ...synonyms].some((one) => one.toLowerCase() === text.toLowerCase());
      const [first] = items;
      const molecule = first && isMeant(first) ? first.molecule : undefined;
      const near = items.map((one) => one.molecule);
      return { molecule, compounds: near.filter((one) => one.key !== molecule?.key).slice(0, 3) };
    },
    () => none,
  );
}
