// The dialogs of the page: a file to import, and what became of its entries.

import type { TemplateSet } from '@app/shared/contracts/templates';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../ui/dialog/form-dialog.tsx';
import { ImportDialog } from '../../ui/dialog/import-dialog.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { ImportReport, reportPageSize } from '../../ui/table/import-report.tsx';

interface SetReportProps {
  templateSetId: string;
  name: string;
  onClose: () => void;
}

/** What became of the entries of a file that were not plainly taken. */
export function SetReport({ templateSetId, name, onClose }: SetReportProps) {
  const [pageIndex, setPageIndex] = useState(1);
  const query = { templateSetId, pageIndex, pageSize: reportPageSize };
  const { data, error, mutate } = useCall('templateSetReport', { query }, { keepFor: templateSetId });
  return (
    <ImportReport
      words="templates"
      name={name}
      counts={data?.templateSet.counts}
      report={data}
      error={error}
      pageIndex={pageIndex}
      onPage={setPageIndex}
      onRetry={() => mutate()}
      onClose={onClose}
    />
  );
}

interface SetImportProps {
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
