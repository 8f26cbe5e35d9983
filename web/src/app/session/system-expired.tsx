import { useTranslation } from 'react-i18next';
import { signOut } from '../../shared/session/sign-out.ts';
import { Button } from '../../ui/button/button.tsx';
import { ContactPanel } from '../../ui/contact/contact-panel.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { WarningIcon } from '../../ui/icons/icons.tsx';

/** 10000: replaces every page; the user can contact us or sign out. */
export function SystemExpired() {
  const { t } = useTranslation('session');
  return (
    <Dialog
      width={860}
      title={t('systemExpired.title')}
      icon={
        <span style={{ display: 'inline-flex', color: 'var(--warning)' }}>
          <WarningIcon size={20} />
        </span>
      }
      footer={
        <Button data-first-focus onClick={signOut}>
          {t('menu.signOut')}
        </Button>
      }
    >
      <p style={{ margin: 0 }}>{t('systemExpired.text')}</p>
      <h3 style={{ margin: '18px 0 10px', fontSize: 16 }}>{t('contact:title')}</h3>
      <ContactPanel isRenewal />
    </Dialog>
  );
}
