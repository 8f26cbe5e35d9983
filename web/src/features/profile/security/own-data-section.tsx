import { useState } from 'react';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DownloadIcon } from '../../../ui/icons/work-icons.tsx';
import { Section } from '../section.tsx';
import styles from '../section.module.css';

/** A copy of all that is kept of the user; who wants it gone asks an administrator. */
export function OwnDataSection() {
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
      <p className={styles.text}>{t('ownData.erase')}</p>
      <div className={styles.actions}>
        <Button icon={<DownloadIcon size={16} />} loading={isBusy} onClick={() => void download()}>
          {t('ownData.action')}
        </Button>
      </div>
    </Section>
  );
}
