import type { ForwardTask } from '@app/shared/contracts/forward/forward';
import { forwardFileTypes, type ForwardProduct } from '@app/shared/contracts/forward/products';
import { useTranslation } from 'react-i18next';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { ResultBar } from '../../../chemistry/tasks/result-bar.tsx';
import { TaskBar } from '../../../chemistry/tasks/task-bar.tsx';
import type { Selection } from '../../../chemistry/tasks/row-grid/use-result-list.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { track } from '../../../shared/api/track.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';
import { countFilters } from '../filter/product-filter.ts';
import { tasksPath } from '../paths.ts';
import { progressWords, shownName, stopTask, useContinue } from '../tasks/tasks.ts';
import type { ProductQuery } from './product-query.ts';

interface ListToolbarProps extends ProductQuery {
  task: ForwardTask;
  selection: Selection<ForwardProduct>;
  onChanged: () => unknown;
}

/** Name, state and progress of the task, and its products as a file: those selected, else those shown, else all of them. */
export function ListToolbar({ task, filter, sort, selection, onChanged }: ListToolbarProps) {
  const { t } = useTranslation('forward');
  const goOn = useContinue();
  const { taskId, state, endedBy, progress } = task;
  const productIds = selection === 'all' ? [] : [...selection.values()].map((product) => product.productId);
  const what = productIds.length > 0 ? 'selected' : countFilters(filter) > 0 ? 'shown' : 'all';
  const ended = endedBy && !isRunning(state) ? ` · ${t(`ended.${endedBy}`)}` : '';
  return (
    <ResultBar
      back={{ to: tasksPath, text: t('title'), label: t('back') }}
      picture={<MoleculePicture molecule={task.start} width={72} height={40} />}
      name={task.name}
      shown={shownName(task)}
      state={state}
      words={`${progressWords(task, t)}${ended}`}
      stop={{ label: t('list.stop'), run: () => stopTask(taskId) }}
      resume={{ label: t('list.continue'), run: () => goOn(taskId) }}
      onChanged={onChanged}
      tools={
        <FileMenu
          label={t('export.button')}
          heading={t(`export.${what}`)}
          files={forwardFileTypes.map((key) => ({ key, label: t('export.as', { kind: `.${key}` }) }))}
          onSave={async (fileType) => {
            track('exportForwardProducts');
            const which = { selected: { productIds }, shown: { filter }, all: {} }[what];
            saveFile(await callForFile('forwardExport', { body: { taskId, fileType, sort, ...which } }));
          }}
        />
      }
      progress={<TaskBar task={task} percent={progress.percent} isOpen={progress.planned === 0} />}
    />
  );
}
