import { Checkbox } from 'antd';
import { limits } from '@app/shared/constants/limits';
import type { Permission } from '@app/shared/constants/modules';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { serverNow } from '../../../shared/api/server-time.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { FormDialog, FormField, TextField } from '../../../ui/dialog/form-dialog.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './create-key.module.css';
import type { CreatedKey } from './new-secret.tsx';

const lifetimes = ['30', '90', '365'] as const;
const dayMs = 24 * 60 * 60_000;

export interface CreateKeyProps {
  onClose: () => void;
  onCreated: (created: CreatedKey) => void;
}

/** A name to recognise it by, what it may do, and until when. */
export function CreateKey({ onClose, onCreated }: CreateKeyProps) {
  const { t } = useTranslation('profile');
  const { data: held, error, mutate } = useCall('apiKeyModules', {});
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Permission[]>([]);
  const [days, setDays] = useState<(typeof lifetimes)[number]>('90');
  const [isBusy, setBusy] = useState(false);
  const problem = name.trim() === '' ? 'name' : chosen.length === 0 ? 'modules' : null;
  const [openedAt] = useState(serverNow);
  const until = formatDate(new Date(openedAt + Number(days) * dayMs));

  const create = async () => {
    setBusy(true);
    try {
      const body = { name: name.trim(), modules: [...chosen], expiresInDays: Number(days) };
      onCreated(await call('apiKeyCreate', { body }));
    } catch (cause) {
      presentError(cause);
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title={t('create.title')}
      action={t('create.action')}
      missing={problem && t(`create.missing.${problem}`)}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={create}
    >
      <TextField
        label={t('create.name')}
        value={name}
        maxLength={limits.apiKeyNameLength}
        placeholder={t('create.namePlaceholder')}
        onChange={setName}
      />
      <fieldset className={styles.fields}>
        <legend>{t('create.modules')}</legend>
        {!held && error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
        {!held && !error && <Skeleton width="60%" />}
        {held?.modules.length === 0 && <p className={styles.none}>{t('about.noModules')}</p>}
        <div className={styles.modules}>
          {held?.modules.map((module) => (
            <Checkbox
              key={module}
              className={styles.module}
              checked={chosen.includes(module)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, module] : chosen.filter((one) => one !== module))
              }
            >
              {t(`module.${module}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <FormField label={t('create.lifetime')}>
        <div className={styles.lifetime}>
          <Segmented
            label={t('create.lifetime')}
            value={days}
            options={lifetimes.map((value) => ({ value, label: t('create.days', { count: Number(value) }) }))}
            onChange={setDays}
          />
          <span className={styles.until}>{t('create.until', { date: until })}</span>
        </div>
      </FormField>
    </FormDialog>
  );
}
