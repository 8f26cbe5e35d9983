import { cultures } from '@app/shared/constants/locale';
import { useTranslation } from 'react-i18next';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { changeLanguage } from '../../shared/session/change-language.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { useStore } from '../../shared/lib/store.ts';
import { GlobeIcon } from '../../ui/icons/work-icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';

/** Language switch. Each language is written in itself, so that its readers can find it. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const isSignedIn = useStore(sessionStore) !== undefined;
  const shown = currentCulture();
  return (
    <Menu
      label={labelled(t('language.label'), t(`language.${shown}`))}
      trigger={<GlobeIcon />}
      isIcon
      size="medium"
      items={cultures.map((culture) => ({
        key: culture,
        label: t(`language.${culture}`),
        checked: culture === shown,
        onSelect: () => void (culture === shown || changeLanguage(culture, isSignedIn)),
      }))}
    />
  );
}
