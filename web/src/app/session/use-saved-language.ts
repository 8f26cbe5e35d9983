import { useEffect } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { currentCulture, saveCulture, savedCulture } from '../../shared/i18n/culture.ts';

/** On a device where no language was chosen yet, the one in the user's profile wins over the default. */
export function useSavedLanguage(): void {
  const { data } = useCall('userProfile', savedCulture() === null ? {} : null, { passive: true });
  const language = data?.language ?? null;
  useEffect(() => {
    if (language === null || savedCulture() !== null) return;
    const shown = currentCulture();
    saveCulture(language);
    // Names and messages from the server are in the other language too, so the page starts again.
    if (language !== shown) window.location.reload();
  }, [language]);
}
