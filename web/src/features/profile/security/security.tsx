import { useState } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { PasswordSection } from './password-section.tsx';
import { Section } from '../section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DownloadIcon } from '../../../ui/icons/work-icons.tsx';

/** Password, second factor and signed-in browsers; the first two only where the account is the product's own. */
export function Security() {
  const { t } = useTranslation('account');
  const { data, error, mutate } = useCall('accountState', {}, { passive: true });
  if (!data) {
    return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <Skeleton height={140} radius={12} />;
  }
  return (
    <>
      {data.isManagedHere ? (
        <PasswordSection />
      ) : (
        <Section title={t('password.title')}>
          <p>{t('password.foreign')}</p>
          {data.manageUrl !== null && (
            <a href={data.manageUrl} target="_blank" rel="noopener noreferrer">
              {t('info.manage')}
            </a>
          )}
        </Section>
      )}
      {data.twoFactor && <TwoFactorSection state={data.twoFactor} onChanged={() => mutate()} />}
      <SessionsSection isManagedHere={data.isManagedHere} />
      <OwnDataSection />
    </>
  );
}

/** Export of all data kept about the user; deletion is done by an administrator. */
function OwnDataSection() {
  const { t } = useTranslation('account');
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await callForFile('ownData', {}));
    } catch (error) {
      presentError(error);
    }
    setBusy(false);
  };
  return (
    <Section title={t('ownData.title')} text={t('ownData.text')}>
      <p>{t('ownData.erase')}</p>
      <Button icon={<DownloadIcon size={16} />} loading={isBusy} onClick={() => void download()}>
        {t('ownData.action')}
      </Button>
    </Section>
  );
}
