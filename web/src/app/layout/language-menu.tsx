import { cultures } from '@app/shared/constants/locale';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { changeLanguage } from '../../shared/session/change-language.ts';
import { GlobeIcon } from '../../ui/icons/icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import styles from './layout.module.css';

/** Language switch. Each language is written in itself, so that whoever needs it can read it. */
export function LanguageMenu({ signedIn = false }: { signedIn?: boolean }) {
  const { t } = useTranslation('common');
  const shown = currentCulture();
  return (
    <Menu
      label={labelled(t('language.label'), t(`language.${shown}`))}
      trigger={
        <>
          <GlobeIcon />
          <span className={styles['language']}>{t(`language.${shown}`)}</span>
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
