import type { CallInput } from '@app/shared/contracts/catalogue';
import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';

const files = {
  sets: { what: 'sets' },
  plate24: { what: 'plate', wells: 24, keep: true },
  plate96: { what: 'plate', wells: 96, keep: true },
  results: { what: 'results' },
  resultsCsv: { what: 'results', fileType: 'csv' },
} as const satisfies Record<string, Omit<CallInput<'exportExpConditions'>['body'], 'id'>>;
const keys = Object.keys(files).filter((key): key is keyof typeof files => key in files);

/** Condition sets, plates and yields as files. */
export function ExportMenu({ optimization }: { optimization: Optimization }) {
  const { t } = useTranslation('optimization');
  const { id, measured } = optimization;
  return (
    <FileMenu
      label={t('export.button')}
      files={keys.map((key) => ({
        key,
        label: t(`export.${key}`),
        disabled: files[key].what === 'results' && measured === 0,
      }))}
      onSave={async (key) => saveFile(await callForFile('exportExpConditions', { body: { id, ...files[key] } }))}
    />
  );
}
