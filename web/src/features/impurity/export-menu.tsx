import { impurityFileTypes } from '@app/shared/contracts/impurity';
import { useState } from 'react';
import { callForFile, saveFile } from '../../api/download.ts';
import { presentError } from '../../errors/present.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { wireFilter } from './impurity-query.ts';
import styles from './result-toolbar.module.css';

/** What goes into a file: those checked, else those that the filter shows. */
export interface FileChoice {
  filter: ReturnType<typeof wireFilter>;
  checked: readonly string[];
}

export function ExportMenu({ batchId, choice }: { batchId: string; choice: FileChoice }) {
  const { t } = useTranslation('impurity');
  const [isBusy, setBusy] = useState(false);
  const { filter, checked } = choice;
  const what = checked.length > 0 ? 'checked' : Object.keys(filter).length > 0 ? 'shown' : 'all';
  const save = async (fileType: (typeof impurityFileTypes)[number]) => {
    setBusy(true);
    try {
      const which = what === 'checked' ? { resultIds: [...checked] } : filter;
      saveFile(await callForFile('impurityExport', { body: { batchId, fileType, ...which } }));
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <span className="visually-hidden" role="status">
        {isBusy && t('export.preparing')}
      </span>
      <Menu
        label={t('export.button')}
        className={styles.menu}
        trigger={
          <>
            {isBusy ? <Spinner size={16} /> : <DownloadIcon size={17} />}
            <span>{t('export.button')}</span>
          </>
        }
        header={<p className={styles.menuHead}>{t(`export.${what}`, { count: checked.length })}</p>}
        items={impurityFileTypes.map((fileType) => ({
          key: fileType,
          label: t('export.as', { kind: `.${fileType}` }),
          disabled: isBusy,
          onSelect: () => void save(fileType),
        }))}
      />
    </>
  );
}
