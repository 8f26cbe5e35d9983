// What the service says to the words of the command bar, asked once they have settled.

import type { FoundCommands } from '@app/shared/contracts/commands';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
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
  const [found, setFound] = useState<Found | null>(null);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const timer = window.setTimeout(
      () => {
        askFor(text, asking.signal).then(
          (response) => !asking.signal.aborted && setFound(response),
          () => !asking.signal.aborted && setFailedFor(text),
        );
      },
      text === '' ? 0 : restMs,
    );
    return () => {
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [text]);
  const hasFailed = failedFor === text;
  const isOld = found !== null && found.text !== text;
  return {
    found: isOld ? { ...nothing, records: found.records } : (found ?? nothing),
    isAsking: found?.text !== text && !hasFailed,
    hasFailed,
  };
}

async function askFor(text: string, signal: AbortSignal): Promise<Found> {
  const [records, meant] = await Promise.all([
    call('commandSearch', { body: { text: text.slice(0, longestText) } }, { signal }),
    text === '' || text.includes('>>') ? { molecule: undefined, compounds: [] } : meaningOf(text, signal),
  ]);
  return { text, records, ...meant };
}

const isCas = (text: string) => /^\d{2,7}-\d{2}-\d$/.test(text);

/** A text that is no structure has none; that is no failure of the bar. */
async function meaningOf(text: string, signal: AbortSignal): Promise<Pick<Found, 'molecule' | 'compounds'>> {
  const none = { molecule: undefined, compounds: [] };
  // Structures do not go into addresses: only words are looked up by the call that takes them there.
  if (looksLikeNotation(text) || isCas(text) || text.length > longestText)
    return call('structureCheck', { body: { structure: text } }, { signal }).then(
      ({ molecule }) => ({ molecule, compounds: [] }),
      () => none,
    );
  if (text.length < 2) return none;
  return call('compoundSearch', { query: { key: text } }, { signal }).then(
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
