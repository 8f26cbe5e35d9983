import type { ApiKey } from '@app/shared/contracts/api-keys';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { KeyIcon } from '../../../ui/icons/module-icons.tsx';
import styles from './api-keys.module.css';
import { CodeBox } from '../code-box.tsx';
import { knownCall } from '../../../shared/api/known-calls.ts';

export interface CreatedKey {
  key: ApiKey;
  secret: string;
}

/** The whole key, this once. Only its button closes it: no slip of the hand loses the key. */
export function NewSecret({ created: { key, secret }, onClose }: { created: CreatedKey; onClose: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <Dialog
      title={t('secret.title', { name: key.name })}
      width={600}
      icon={
        <span className={styles.keyIcon}>
          <KeyIcon size={20} />
        </span>
      }
      footer={<Button onClick={onClose}>{t('secret.done')}</Button>}
    >
      <p className={styles.warning}>
        <WarningIcon size={18} />
        <span>{t('secret.warning')}</span>
      </p>
      <CodeBox label={t('secret.label')} text={secret} primary />
      <p className={styles.plain}>{t('secret.until', { date: formatDate(key.expiresAt) })}</p>
      <h3 className={styles.try}>{t('secret.try')}</h3>
      <CodeBox label={t('example.title')} text={curlExample(window.location.origin, secret)} />
    </Dialog>
  );
}

/** A command that any key may run: has a structure read. `key` is the whole key, or a placeholder. */
export function curlExample(origin: string, key: string): string {
  const call = knownCall('structureCheck');
  return [
    `curl -X ${call.method} ${origin}${call.path} \\`,
    `  -H 'Authorization: ApiKey ${key}' \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '{"structure":"CC(=O)Oc1ccccc1C(=O)O"}'`,
  ].join('\n');
}
