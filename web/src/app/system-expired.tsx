import { openMail } from '../api/contact.ts';
import { usePharma } from '../api/runtime-config.ts';
import { presentError } from '../errors/present.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { signOut } from '../session/sign-out.ts';
import { useSession } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { SupportLink } from '../ui/support-link.tsx';
import styles from './session-warning.module.css';

/** 10000: stands in the place of every page; all that is left is to write to us, or to leave. */
export function SystemExpired() {
  const { t } = useTranslation('session');
  const { user } = useSession();
  const pharma = usePharma();
  return (
    <Dialog
      title={t('systemExpired.title')}
      icon={
        <span className={styles['icon']}>
          <WarningIcon size={20} />
        </span>
      }
      footer={
        <>
          <Button onClick={() => void signOut().catch(presentError)}>{t('menu.signOut')}</Button>
          <Button
            variant="primary"
            onClick={() => void openMail(t('systemExpired.subject', { tenant: user.tenantId }))}
          >
            {t('common:errorAction.contactUs')}
          </Button>
        </>
      }
    >
      <p className={styles['text']}>{t('systemExpired.text')}</p>
      {pharma && (
        <p>
          <SupportLink address={pharma.adminEmail} />
        </p>
      )}
    </Dialog>
  );
}
