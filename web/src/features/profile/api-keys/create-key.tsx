import { Checkbox } from 'antd';
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

interface Wanted {
  name: string;
  modules: Permission[];
  days: (typeof lifetimes)[number];
}

export interface CreateKeyProps {
  onClose: () => void;
  onCreated: (created: CreatedKey) => void;
}

/** A name to recognise it by, what it may do, and until when. */
export function CreateKey({ onClose, onCreated }: CreateKeyProps) {
  const { t } = useTranslation('profile');
  const { data: held, error, mutate } = useCall('apiKeyModules', {});
  const [openedAt] = useState(serverNow);
  const initial: Wanted = { name: '', modules: [], days: '90' };
  return (
    <FormDialog
      title={t('create.title')}
      action={t('create.action')}
      initial={initial}
      missing={({ name, modules }) => {
        const problem = name.trim() === '' ? 'name' : modules.length === 0 ? 'modules' : null;
        return problem && t(`create.missing.${problem}`);
      }}
      onClose={onClose}
      onSubmit={async ({ name, modules, days }) =>
        onCreated(await call('apiKeyCreate', { body: { name: name.trim(), modules, expiresInDays: Number(days) } }))
      }
    >
      {({ days }) => (
        <>
          <TextField
            name="name"
            label={t('create.name')}
            maxLength={limits.apiKeyNameLength}
            placeholder={t('create.namePlaceholder')}
          />
          {!held && error && <ErrorState compact error={error} onRetry={() => void mutate()} />}
          {!held && !error && <Skeleton width="60%" />}
          {held?.modules.length === 0 && t('about.noModules')}
          <FormField isGroup name="modules" label={t('create.modules')}>
            <Checkbox.Group
              style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 8 }}
              options={(held?.modules ?? []).map((value) => ({ value, label: t(`module.${value}`) }))}
            />
          </FormField>
          <FormField isGroup name="days" label={t('create.lifetime')}>
            <Segmented
              label={t('create.lifetime')}
              options={lifetimes.map((value) => ({ value, label: t('create.days', { count: Number(value) }) }))}
            />
          </FormField>
          {t('create.until', { date: formatDate(new Date(openedAt + Number(days) * dayMs)) })}
        </>
      )}
    </FormDialog>
  );
}
