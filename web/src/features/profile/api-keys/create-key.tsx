import { Checkbox, Space } from 'antd';
import { limits } from '@app/shared/constants/limits';
import type { Permission } from '@app/shared/constants/modules';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { serverNow } from '../../../shared/api/server-time.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { FormDialog, FormField, TextField } from '../../../ui/dialog/form-dialog.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
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
  const problem = name.trim() === '' ? 'name' : chosen.length === 0 ? 'modules' : null;
  const [openedAt] = useState(serverNow);
  const until = formatDate(new Date(openedAt + Number(days) * dayMs));

  const create = async () => {
    const body = { name: name.trim(), modules: [...chosen], expiresInDays: Number(days) };
    onCreated(await call('apiKeyCreate', { body }));
  };

  return (
    <FormDialog
      title={t('create.title')}
      action={t('create.action')}
      missing={problem && t(`create.missing.${problem}`)}
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
      <FormField label={t('create.modules')}>
        {!held && error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
        {!held && !error && <Skeleton width="60%" />}
        {held?.modules.length === 0 && t('about.noModules')}
        <Checkbox.Group
          value={[...chosen]}
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 8 }}
          options={(held?.modules ?? []).map((value) => ({ value, label: t(`module.${value}`) }))}
          onChange={setChosen}
        />
      </FormField>
      <FormField label={t('create.lifetime')}>
        <Space wrap>
          <Segmented
            label={t('create.lifetime')}
            value={days}
            options={lifetimes.map((value) => ({ value, label: t('create.days', { count: Number(value) }) }))}
            onChange={setDays}
          />
          {t('create.until', { date: until })}
        </Space>
      </FormField>
    </FormDialog>
  );
}
