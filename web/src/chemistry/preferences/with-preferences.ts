import type { SearchPreferences } from '@app/shared/constants/search-preferences';
import type { SearchSettings } from '@app/shared/contracts/retrosynthesis';

/** Settings with these preferences; none are left out, so that what is sent is what is meant. */
export function withPreferences(settings: SearchSettings, preferences: SearchPreferences | undefined): SearchSettings {
  const { preferences: _before, ...rest } = settings;
  return preferences ? { ...rest, preferences } : rest;
}
