// All molecules of the tray with their results as one file.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { useState } from 'react';
import { callForFile, saveFile } from '../../api/download.ts';
import { presentError } from '../../errors/present.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './export-menu.module.css';

const fileTypes = ['xlsx', 'csv', 'sdf'] as const;

export function ExportMenu({ routeType }: { routeType: RouteType }) {
  const { t } = useTranslation('batch');
  const [isBusy, setBusy] = useState(false);
  const save = async (fileType: (typeof fileTypes)[number]) => {
    setBusy(true);
    try {
      saveFile(await callForFile('batchExport', { query: { fileType, routeType } }));
    } catch (problem) {
      presentError(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      label={t('export.label')}
      className={styles.button}
      trigger={
        <>
          {isBusy ? <Spinner size={16} /> : <DownloadIcon size={16} />}
          <span>{t('export.short')}</span>
        </>
      }
      items={fileTypes.map((fileType) => ({
        key: fileType,
        label: t(`export.${fileType}`),
        disabled: isBusy,
        onSelect: () => void save(fileType),
      }))}
    />
  );
}
