// Imports a file of records: the file, a name, its scope, and what else the page asks.

import { limits } from '@app/shared/constants/limits';
import { extensionsOf } from '@app/shared/rules/upload';
import { useId, useState, type ReactNode } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog, FormField, TextField } from './form-dialog.tsx';
import { Segmented } from '../menu/segmented.tsx';

const scopes = ['own', 'tenant'] as const;

export interface ImportOrder {
  file: File;
  name: string;
  /** Only an administrator imports for the whole company. */
  scope: (typeof scopes)[number];
}

export interface ImportDialogProps {
  /** Namespace with the keys `import.title`, `file`, `formats`, `name`, `scope`, `start`, `missing.file`, `missing.name`, and `scope.*`. */
  words: 'stock' | 'templates';
  onClose: () => void;
  /** Rejects with the error that is to be shown. */
  onImport: (order: ImportOrder) => Promise<void>;
  children: ReactNode;
}

export function ImportDialog({ words, onClose, onImport, children }: ImportDialogProps) {
  const { t } = useTranslation(words);
  const id = useId();
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [scope, setScope] = useState<(typeof scopes)[number]>('own');
  const missing = file === null ? 'file' : name.trim() === '' ? 'name' : null;
  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (chosen && name.trim() === '') setName(chosen.name.replace(/\.[^.]+$/, '').slice(0, limits.taskNameLength));
  };
  const start = async () => {
    if (file !== null) await onImport({ file, name: name.trim(), scope });
  };
  return (
    <FormDialog
      title={t('import.title')}
      action={t('import.start')}
      missing={missing && t(`import.missing.${missing}`)}
      onClose={onClose}
      onSubmit={start}
    >
      <FormField label={t('import.file')} id={id}>
        <input
          id={id}
          type="file"
          accept={extensionsOf(words).join(',')}
          aria-describedby={`${id}-formats`}
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
        />
        <small id={`${id}-formats`}>{t('import.formats')}</small>
      </FormField>
      <TextField label={t('import.name')} value={name} maxLength={limits.taskNameLength} onChange={setName} />
      {children}
      {profile?.userBasicInfo.isTenantAdmin && (
        <FormField label={t('import.scope')}>
          <Segmented
            label={t('import.scope')}
            value={scope}
            options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
            onChange={setScope}
          />
        </FormField>
      )}
    </FormDialog>
  );
}
