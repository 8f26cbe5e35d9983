// The privacy notice of a pharma company (specification section 4): accepted once, or signed out.

import { call } from '../../shared/api/call.ts';
import { usePharma } from '../../shared/api/data/runtime-config.ts';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../shared/session/sign-out.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { closeOverlay } from './queue.ts';

export function PrivacyDialog() {
  const { t } = useTranslation('overlays');
  const pharma = usePharma();
  if (!pharma) return null;
  const company = pharma.thirdPartyName;
  const accept = async () => {
    await call('changeSetting', { params: { key: 'IsApprove', value: 'false' } });
    closeOverlay('privacy');
  };
  return (
    <Dialog
      title={t('privacy.title')}
      width={535}
      footer={
        <>
          <Button onClick={signOut}>{t('privacy.cancel')}</Button>
          <Button variant="primary" onClick={accept}>
            {t('privacy.accept')}
          </Button>
        </>
      }
    >
      <p>{t('privacy.text', { company })}</p>
      <p>
        <a href={pharma.helpCenterLink} target="_blank" rel="noreferrer">
          {t('privacy.link', { company })}
        </a>
      </p>
      <p>{t('privacy.ask')}</p>
    </Dialog>
  );
}
