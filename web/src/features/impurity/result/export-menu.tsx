import { impurityFileTypes } from '@app/shared/contracts/impurity/results';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';
import type { wireFilter } from '../impurity-query.ts';

/** What goes into a file: those checked, else those that the filter shows. */
export interface FileChoice {
  filter: ReturnType<typeof wireFilter>;
  checked: readonly string[];
}

export function ExportMenu({ batchId, choice }: { batchId: string; choice: FileChoice }) {
  const { t } = useTranslation('impurity');
  const { filter, checked } = choice;
  const what = checked.length > 0 ? 'checked' : Object.keys(filter).length > 0 ? 'shown' : 'all';
  return (
    <FileMenu
      label={t('export.button')}
      head={t(`export.${what}`, { count: checked.length })}
      files={impurityFileTypes.map((fileType) => ({ key: fileType, label: t('export.as', { kind: `.${fileType}` }) }))}
      onSave={async (fileType) => {
        const which = what === 'checked' ? { resultIds: [...checked] } : filter;
        saveFile(await callForFile('impurityExport', { body: { batchId, fileType, ...which } }));
      }}
    />
  );
}
