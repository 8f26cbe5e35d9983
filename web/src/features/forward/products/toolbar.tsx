import type { ForwardFilter, ForwardTask } from '@app/shared/contracts/forward/forward';
import { forwardFileTypes, type ForwardProduct } from '@app/shared/contracts/forward/products';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { ResultBar } from '../../../chemistry/tasks/result-bar.tsx';
import { canContinue, isRunning } from '../../../chemistry/tasks/task-state.ts';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../../shared/rows/selection.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RestartIcon, StopIcon } from '../../../ui/icons/icons.tsx';
import { tasksPath } from '../paths.ts';
import type { ProductSort } from './product-query.ts';
import { TaskBar } from '../../../chemistry/tasks/history/task-columns.tsx';
import { progressWords, shownName, useForwardActions } from '../tasks/tasks.ts';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { track } from '../../../shared/api/track.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';
import { countFilters } from '../filter/product-filter.ts';

interface ListToolbarProps {
  task: ForwardTask;
  filter: ForwardFilter;
  sort: ProductSort;
  selection: Selection<ForwardProduct>;
  onChanged: () => unknown;
}

/** Name, state and progress of the task, and what can be done with the whole of it. */
export function ListToolbar({ task, filter, sort, selection, onChanged }: ListToolbarProps) {
  const { t } = useTranslation('forward');
  const { busy, run } = useForwardActions(task.taskId, onChanged);
  const { endedBy } = task;
  return (
    <ResultBar
      back={{ to: tasksPath, text: t('title'), label: t('back') }}
      picture={<MoleculePicture molecule={task.start} width={72} height={40} />}
      heading={
        <h1 title={task.name} style={{ margin: 0, fontSize: 15 }}>
          {shownName(task)}
        </h1>
      }
      state={task.state}
      words={
        <>
          {progressWords(task, t)}
          {endedBy && !isRunning(task.state) && ` · ${t(`ended.${endedBy}`)}`}
        </>
      }
      tools={
        <>
          {isRunning(task.state) && (
            <Button size="small" icon={<StopIcon size={16} />} loading={busy} onClick={() => void run('stop')}>
              {t('list.stop')}
            </Button>
          )}
          {canContinue(task.state) && (
            <Button size="small" icon={<RestartIcon size={16} />} loading={busy} onClick={() => void run('continue')}>
              {t('list.continue')}
            </Button>
          )}
          <ExportMenu taskId={task.taskId} filter={filter} sort={sort} selection={selection} />
        </>
      }
      progress={<TaskBar task={task} percent={task.progress.percent} isOpen={task.progress.planned === 0} />}
    />
  );
}

interface ExportMenuProps {
  taskId: string;
  filter: ForwardFilter;
  sort: ProductSort;
  selection: Selection<ForwardProduct>;
}

/** The products as a file: those selected, else those shown, else all of them. */
function ExportMenu({ taskId, filter, sort, selection }: ExportMenuProps) {
  const { t } = useTranslation('forward');
  const productIds = selection.kind === 'some' ? [...selection.rows.values()].map((product) => product.productId) : [];
  const what = productIds.length > 0 ? 'selected' : countFilters(filter) > 0 ? 'shown' : 'all';
  return (
    <FileMenu
      label={t('export.button')}
      heading={t(`export.${what}`)}
      files={forwardFileTypes.map((fileType) => ({ key: fileType, label: t('export.as', { kind: `.${fileType}` }) }))}
      onSave={async (fileType) => {
        track('exportForwardProducts');
        const which = { selected: { productIds }, shown: { filter }, all: {} }[what];
        saveFile(await callForFile('forwardExport', { body: { taskId, fileType, sort, ...which } }));
      }}
    />
  );
}
