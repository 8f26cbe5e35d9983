import type { ScoredRow } from '@app/shared/contracts/sascore/results';
import { scoreFileTypes, type ScoreTask } from '@app/shared/contracts/sascore/sascore';
import { useTranslation } from 'react-i18next';
import { ResultBar } from '../../../chemistry/tasks/result-bar.tsx';
import { TaskBar } from '../../../chemistry/tasks/task-bar.tsx';
import type { Selection } from '../../../chemistry/tasks/row-grid/use-result-list.ts';
import { callForFile, downloadAddress, saveFile, saveFrom } from '../../../shared/api/files/download.ts';
import { labelled } from '../../../shared/i18n/punctuation.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';
import { tasksPath } from '../paths.ts';
import { continueScoring, percentOf, progressWords, stopScoring } from '../tasks/tasks.ts';
import { isFiltered, type ScoreQuery } from './score-query.ts';

interface ResultToolbarProps extends ScoreQuery {
  task: ScoreTask;
  selection: Selection<ScoredRow>;
  onChanged: () => unknown;
}

/** Name, state and progress of the task, and its rows as a file: those selected, else those shown, else all of them. */
export function ResultToolbar({ task, filter, sort, selection, onChanged }: ResultToolbarProps) {
  const { t } = useTranslation('sascore');
  const { taskId } = task;
  const rows = selection === 'all' ? [] : [...selection.values()].map(({ row }) => row).toSorted((a, b) => a - b);
  const what = rows.length > 0 ? 'selected' : isFiltered(filter) ? 'shown' : 'all';
  return (
    <ResultBar
      back={{ to: tasksPath, text: t('title'), label: labelled(t('title'), t('result.back')) }}
      name={task.name}
      state={task.state}
      words={progressWords(task, t)}
      stop={{ label: t('result.stop'), run: () => stopScoring(taskId) }}
      resume={{ label: t('result.continue'), run: () => continueScoring(taskId) }}
      onChanged={onChanged}
      tools={
        <FileMenu
          label={t('export.button')}
          heading={t(`export.${what}`)}
          files={scoreFileTypes.map((key) => ({ key, label: t('export.as', { kind: `.${key}` }) }))}
          onSave={async (fileType) => {
            // The browser fetches the whole itself, so that it grows on the disk and not in the page.
            if (what === 'all')
              return saveFrom(downloadAddress('sascoreFile', { params: { id: taskId }, query: { fileType } }));
            const which = what === 'selected' ? { rows } : { filter };
            return saveFile(await callForFile('sascoreFileSelection', { body: { taskId, fileType, sort, ...which } }));
          }}
        />
      }
      progress={<TaskBar task={task} percent={percentOf(task)} isOpen={task.total === 0} />}
    />
  );
}
