// Imports a file of records: the file, a name, its scope, and what else the page asks.

import { limits } from '@app/shared/constants/limits';
import { extensionsOf } from '@app/shared/rules/upload';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { FilePicker } from '../button/file-picker.tsx';
import { FormDialog, FormField, TextField } from './form-dialog.tsx';
import { Segmented } from '../menu/segmented.tsx';

const scopes = ['own', 'tenant'] as const;

interface Named {
  name: string;
  /** Only an administrator imports for the whole company. */
  scope: (typeof scopes)[number];
}

export interface ImportDialogProps<Asked extends object> {
  /** Namespace with the keys `import.title`, `file`, `choose`, `formats`, `name`, `scope`, `start`, `missing.file`, `missing.name`, and `scope.*`. */
  words: 'stock' | 'templates';
  /** What the fields of the page itself hold at first. */
  asks: Asked;
  onClose: () => void;
  /** Rejects with the error that is to be shown. */
  onImport: (order: Named & Asked & { file: File }) => Promise<void>;
  children: ReactNode;
}

export function ImportDialog<Asked extends object>(props: ImportDialogProps<Asked>) {
  const { words, asks, onClose, onImport, children } = props;
  const { t } = useTranslation(words);
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  return (
    <FormDialog<Named & Asked>
      title={t('import.title')}
      action={t('import.start')}
      initial={{ name: '', ...asks, scope: 'own' }}
      missing={({ name }) => {
        const missing = file === null ? 'file' : name.trim() === '' ? 'name' : null;
        return missing && t(`import.missing.${missing}`);
      }}
      onClose={onClose}
      onSubmit={async (order) => file && onImport({ ...order, name: order.name.trim(), file })}
    >
      {({ name }, change) => (
        <>
          <FormField isGroup label={t('import.file')}>
            <FilePicker
              label={t('import.file')}
              accept={extensionsOf(words)}
              onFiles={([chosen]) => {
                if (!chosen) return;
                setFile(chosen);
                if (name.trim() === '') change({ name: nameIn(chosen) } as Partial<Named & Asked>);
              }}
            >
              {(open) => (
                <Button aria-describedby={`${id}-formats`} onClick={open}>
                  {file?.name ?? t('import.choose')}
                </Button>
              )}
            </FilePicker>
            <small id={`${id}-formats`}>{t('import.formats')}</small>
          </FormField>
          <TextField name="name" label={t('import.name')} maxLength={limits.taskNameLength} />
          {children}
          {profile?.userBasicInfo.isTenantAdmin && (
            <FormField isGroup name="scope" label={t('import.scope')}>
              <Segmented
                label={t('import.scope')}
                options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
              />
            </FormField>
          )}
        </>
      )}
    </FormDialog>
  );
}

function nameIn({ name }: File): string {
  return name.replace(/\.[^.]+$/, '').slice(0, limits.taskNameLength);
}
