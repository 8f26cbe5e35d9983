import { cultures, type Culture } from '@app/shared/constants/locale';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { track } from '../../api/track.ts';
import { presentError } from '../../errors/present.ts';
import { currentCulture, saveCulture } from '../../i18n/culture.ts';
import { GlobeIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';

/** Language switch. Each language is written in itself, so that whoever needs it can read it. */
export function LanguageMenu({ signedIn = false }: { signedIn?: boolean }) {
  const { t } = useTranslation('common');
  const shown = currentCulture();
  return (
    <Menu
      label={`${t('language.label')}: ${t(`language.${shown}`)}`}
      trigger={
        <>
          <GlobeIcon />
          <span className="from-sm">{t(`language.${shown}`)}</span>
        </>
      }
      items={cultures.map((culture) => ({
        key: culture,
        label: t(`language.${culture}`),
        checked: culture === shown,
        onSelect: () => void (culture === shown || changeLanguage(culture, signedIn)),
      }))}
    />
  );
}

/** Saves the choice here and, for a user, in the profile; then the page starts again in it (specification section 4). */
async function changeLanguage(culture: Culture, signedIn: boolean): Promise<void> {
  try {
    if (signedIn) await call('changeSetting', { params: { key: 'Language', value: culture } });
    if (signedIn) track('changeLanguage');
    saveCulture(culture);
    window.location.reload();
  } catch (error) {
    presentError(error);
  }
}
