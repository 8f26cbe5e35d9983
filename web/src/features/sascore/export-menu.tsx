import { scoreFileTypes, type ScoredRow, type ScoreFileType, type ScoreFilter } from '@app/shared/contracts/sascore';
import { useState } from 'react';
import { callForFile, downloadAddress, saveFile, saveFrom } from '../../api/download.ts';
import { presentError } from '../../errors/present.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './result-toolbar.module.css';
import { isFiltered, type ScoreSort } from './score-query.ts';
import type { Selection } from '../../lib/selection.ts';

export interface ExportMenuProps {
  taskId: string;
  filter: ScoreFilter;
  sort: ScoreSort;
  selection: Selection<ScoredRow>;
}

/** The rows as a file: those selected, else those shown, else all of them. */
export function ExportMenu({ taskId, filter, sort, selection }: ExportMenuProps) {
  const { t } = useTranslation('sascore');
  const [isBusy, setBusy] = useState(false);
  const rows =
    selection.kind === 'some' ? [...selection.rows.values()].map(({ row }) => row).toSorted((a, b) => a - b) : [];
  const what = rows.length > 0 ? 'selected' : isFiltered(filter) ? 'shown' : 'all';
  const save = async (fileType: ScoreFileType) => {
    // The browser fetches the whole itself, so that it grows on the disk and not in the page.
    if (what === 'all')
      return saveFrom(downloadAddress('sascoreFile', { params: { id: taskId }, query: { fileType } }));
    setBusy(true);
    try {
      const which = what === 'selected' ? { rows } : { filter };
      saveFile(await callForFile('sascoreFileSelection', { body: { taskId, fileType, sort, ...which } }));
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
            <span>{isBusy ? t('export.preparing') : t('export.button')}</span>
          </>
        }
        header={<p className={styles.menuHead}>{t(`export.${what}`)}</p>}
        items={scoreFileTypes.map((fileType) => ({
          key: fileType,
          label: t('export.as', { kind: `.${fileType}` }),
          disabled: isBusy,
          onSelect: () => void save(fileType),
        }))}
      />
    </>
  );
}
