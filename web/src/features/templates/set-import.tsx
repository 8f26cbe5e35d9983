import type { TemplateSet } from '@app/shared/contracts/templates';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { FormField } from '../../ui/dialog/form-dialog.tsx';
import { ImportDialog } from '../../ui/dialog/import-dialog.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';

export interface SetImportProps {
  onClose: () => void;
  onStarted: (set: TemplateSet) => void;
}

const directions = ['retro', 'forward'] as const;

/** A file of templates, and which side of its arrows comes first. */
export function SetImport({ onClose, onStarted }: SetImportProps) {
  const { t } = useTranslation('templates');
  const [direction, setDirection] = useState<(typeof directions)[number]>('retro');
  return (
    <ImportDialog
      words="templates"
      onClose={onClose}
      onImport={async ({ file, name, scope }) =>
        onStarted(await call('templateSetImport', { query: { name, direction, scope }, file }))
      }
    >
      <FormField label={t('import.direction')}>
        <Segmented
          label={t('import.direction')}
          value={direction}
          options={directions.map((value) => ({ value, label: t(`import.${value}`) }))}
          onChange={setDirection}
        />
      </FormField>
    </ImportDialog>
  );
}
