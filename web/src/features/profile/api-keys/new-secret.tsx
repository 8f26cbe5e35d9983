import { Alert } from 'antd';
import type { ApiKey } from '@app/shared/contracts/api-keys';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { KeyIcon } from '../../../ui/icons/module-icons.tsx';
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
      icon={<KeyIcon size={20} />}
      footer={<Button onClick={onClose}>{t('secret.done')}</Button>}
    >
      <Alert type="warning" showIcon title={t('secret.warning')} style={{ marginBottom: 12 }} />
      <CodeBox label={t('secret.label')} text={secret} primary />
      <p>{t('secret.until', { date: formatDate(key.expiresAt) })}</p>
      <h3>{t('secret.try')}</h3>
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
