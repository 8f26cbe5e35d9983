import type { Culture } from '@app/shared/constants/locale';
import { call } from '../api/call.ts';
import { forgetCountries } from '../api/data/countries.ts';
import { track } from '../api/track.ts';
import { presentError } from '../errors/present.ts';
import { saveCulture } from '../i18n/culture.ts';

/** Saves the choice here and, for a user, in the profile; then the page starts again in it (specification section 4). */
export async function changeLanguage(culture: Culture, signedIn: boolean): Promise<void> {
  try {
    if (signedIn) await call('changeSetting', { params: { key: 'Language', value: culture } });
    if (signedIn) track('changeLanguage');
    forgetCountries();
    saveCulture(culture);
    window.location.reload();
  } catch (error) {
    presentError(error);
  }
}
