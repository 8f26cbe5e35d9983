// All molecules of the tray with their results as one file.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';

const fileTypes = ['xlsx', 'csv', 'sdf'] as const;

export function ExportMenu({ routeType }: { routeType: RouteType }) {
  const { t } = useTranslation('batch');
  return (
    <FileMenu
      label={t('export.label')}
      short={t('export.short')}
      files={fileTypes.map((fileType) => ({ key: fileType, label: t(`export.${fileType}`) }))}
      onSave={async (fileType) => saveFile(await callForFile('batchExport', { query: { fileType, routeType } }))}
    />
  );
}
