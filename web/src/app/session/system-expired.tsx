import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../shared/session/sign-out.ts';
import { Button } from '../../ui/button/button.tsx';
import { ContactPanel } from '../../ui/contact/contact-panel.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { WarningIcon } from '../../ui/icons/icons.tsx';
import styles from './session-warning.module.css';

/** 10000: replaces every page; the user can contact us or sign out. */
export function SystemExpired() {
  const { t } = useTranslation('session');
  return (
    <Dialog
      width={860}
      title={t('systemExpired.title')}
      icon={
        <span className={styles['icon']}>
          <WarningIcon size={20} />
        </span>
      }
      footer={
        <Button data-first-focus onClick={() => void signOut().catch(presentError)}>
          {t('menu.signOut')}
        </Button>
      }
    >
      <p className={styles['text']}>{t('systemExpired.text')}</p>
      <h3 className={styles['heading']}>{t('contact:title')}</h3>
      <ContactPanel isRenewal />
    </Dialog>
  );
}
