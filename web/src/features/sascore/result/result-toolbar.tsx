import type { ScoredRow, ScoreFilter } from '@app/shared/contracts/sascore/results';
import { scoreFileTypes, type ScoreTask } from '@app/shared/contracts/sascore/sascore';
import type { ReactNode } from 'react';
import { TaskBar } from '../../../chemistry/tasks/history/task-columns.tsx';
import { ResultBar } from '../../../chemistry/tasks/result-bar.tsx';
import { canContinue, isRunning } from '../../../chemistry/tasks/task-state.ts';
import { labelled } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { RestartIcon, StopIcon } from '../../../ui/icons/icons.tsx';
import { tasksPath } from '../paths.ts';
import { isFiltered, type ScoreSort } from './score-query.ts';
import type { Selection } from '../../../shared/rows/selection.ts';
import { percentOf, progressWords, useScoreActions } from '../tasks/tasks.ts';
import { callForFile, downloadAddress, saveFile, saveFrom } from '../../../shared/api/files/download.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';

interface ResultToolbarProps {
  task: ScoreTask;
  filter: ScoreFilter;
  sort: ScoreSort;
  selection: Selection<ScoredRow>;
  onChanged: () => unknown;
  /** What can be done with the selection. */
  children?: ReactNode;
}

/** Name, state and progress of the task, and what can be done with the whole of it. */
export function ResultToolbar({ task, filter, sort, selection, onChanged, children }: ResultToolbarProps) {
  const { t } = useTranslation('sascore');
  const { name } = task;
  const { busy, run } = useScoreActions(task.taskId, onChanged);
  const running = isRunning(task.state);
  return (
    <ResultBar
      back={{ to: tasksPath, text: t('title'), label: labelled(t('title'), t('result.back')) }}
      heading={
        <h1 title={name} style={{ margin: 0, fontSize: 15 }}>
          {name}
        </h1>
      }
      state={task.state}
      words={progressWords(task, t)}
      tools={
        <>
          {running && (
            <Button size="small" icon={<StopIcon size={16} />} loading={busy} onClick={() => void run('stop')}>
              {t('result.stop')}
            </Button>
          )}
          {canContinue(task.state) && (
            <Button size="small" icon={<RestartIcon size={16} />} loading={busy} onClick={() => void run('continue')}>
              {t('result.continue')}
            </Button>
          )}
          {children}
          <ExportMenu taskId={task.taskId} filter={filter} sort={sort} selection={selection} />
        </>
      }
      progress={<TaskBar task={task} percent={percentOf(task)} isOpen={task.total === 0} />}
    />
  );
}

interface ExportMenuProps {
  taskId: string;
  filter: ScoreFilter;
  sort: ScoreSort;
  selection: Selection<ScoredRow>;
}

/** The rows as a file: those selected, else those shown, else all of them. */
function ExportMenu({ taskId, filter, sort, selection }: ExportMenuProps) {
  const { t } = useTranslation('sascore');
  const rows =
    selection.kind === 'some' ? [...selection.rows.values()].map(({ row }) => row).toSorted((a, b) => a - b) : [];
  const what = rows.length > 0 ? 'selected' : isFiltered(filter) ? 'shown' : 'all';
  return (
    <FileMenu
      label={t('export.button')}
      heading={t(`export.${what}`)}
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
