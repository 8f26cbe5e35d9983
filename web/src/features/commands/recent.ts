// Where a user went by the command bar lately. Signing out empties it with the rest of the storage.

import type { PlaceCommand } from './command.ts';

const storageKey = 'commands-recent';
const kept = 6;

export interface RecentPlace {
  id: string;
  label: string;
  detail?: string;
  to: string;
}

/** The latest first. */
export function recentPlaces(): RecentPlace[] {
  const list = parse(window.localStorage.getItem(storageKey));
  return Array.isArray(list) ? list.filter(isPlace) : [];
}

/** Puts a place before the others; what carries a structure is not kept. */
export function keepRecent({ id, label, detail, to, isPassing = false }: PlaceCommand): void {
  if (isPassing) return;
  const place = { id, label, to, ...(detail !== undefined && { detail }) };
  const others = recentPlaces().filter((one) => one.id !== id);
  window.localStorage.setItem(storageKey, JSON.stringify([place, ...others].slice(0, kept)));
}

function parse(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}

function isPlace(value: unknown): value is RecentPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, to, detail } = value as Partial<Record<keyof RecentPlace, unknown>>;
  const isText = [id, label, to].every((one) => typeof one === 'string');
  return isText && /^\/(?!\/)/.test(String(to)) && (detail === undefined || typeof detail === 'string');
}
