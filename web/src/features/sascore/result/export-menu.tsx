import { scoreFileTypes } from '@app/shared/contracts/sascore/sascore';
import { type ScoredRow, type ScoreFilter } from '@app/shared/contracts/sascore/results';
import { callForFile, downloadAddress, saveFile, saveFrom } from '../../../shared/api/files/download.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Selection } from '../../../shared/rows/selection.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';
import { isFiltered, type ScoreSort } from './score-query.ts';

export interface ExportMenuProps {
  taskId: string;
  filter: ScoreFilter;
  sort: ScoreSort;
  selection: Selection<ScoredRow>;
}

/** The rows as a file: those selected, else those shown, else all of them. */
export function ExportMenu({ taskId, filter, sort, selection }: ExportMenuProps) {
  const { t } = useTranslation('sascore');
  const rows =
    selection.kind === 'some' ? [...selection.rows.values()].map(({ row }) => row).toSorted((a, b) => a - b) : [];
  const what = rows.length > 0 ? 'selected' : isFiltered(filter) ? 'shown' : 'all';
  return (
    <FileMenu
      label={t('export.button')}
      head={t(`export.${what}`)}
      files={scoreFileTypes.map((fileType) => ({ key: fileType, label: t('export.as', { kind: `.${fileType}` }) }))}
      onSave={async (fileType) => {
        // The browser fetches the whole itself, so that it grows on the disk and not in the page.
        if (what === 'all')
          return saveFrom(downloadAddress('sascoreFile', { params: { id: taskId }, query: { fileType } }));
        const which = what === 'selected' ? { rows } : { filter };
        return saveFile(await callForFile('sascoreFileSelection', { body: { taskId, fileType, sort, ...which } }));
      }}
    />
  );
}
