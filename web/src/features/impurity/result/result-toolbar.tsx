import { type ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { impurityFileTypes } from '@app/shared/contracts/impurity/results';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { RenameForm } from '../../../chemistry/tasks/history/rename-form.tsx';
import { ResultBar } from '../../../chemistry/tasks/result-bar.tsx';
import { labelled } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { PencilIcon, RestartIcon, StopIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import { SpectrumIcon } from '../../../ui/icons/module-icons.tsx';
import { MoreIcon } from '../../../ui/icons/work-icons.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { foundWords, shownName } from '../found-words.ts';
import { listPath, startPath } from '../paths.ts';
import { draftOf, keepDraft } from '../prediction-form.ts';
import { useSearchActions } from '../search-actions.ts';
import { isBatchRunning } from './use-impurities.ts';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';
import type { wireFilter } from '../impurity-query.ts';

interface ResultToolbarProps {
  search: ImpuritySearch;
  batchId: string;
  onChanged: () => Promise<unknown>;
  onMatch: () => void;
  isMatching: boolean;
  file: FileChoice;
}

/** Name, state and progress of the prediction, and what can be done with the whole of it. */
export function ResultToolbar({ search, batchId, onChanged, onMatch, isMatching, file }: ResultToolbarProps) {
  const { t } = useTranslation(['impurity', 'retrosynthesis']);
  const navigate = useNavigate();
  const { id } = useParams();
  const toolbar = useRef<HTMLElement>(null);
  const { isBusy, stop, again, rename, remove } = useSearchActions(search);
  const [mode, setMode] = useState<'rest' | 'renaming'>('rest');
  const running = isBatchRunning(search, batchId);
  const isLast = batchId === search.batchId;
  const after = async (act: Promise<unknown>) => {
    if ((await act) !== null) await onChanged();
  };
  const runAgain = async () => {
    const started = await again();
    // A user who has left the page meanwhile is not moved.
    if (!started || !toolbar.current) return;
    if (id === started.userSearchBatchId) await onChanged();
    else await navigate(listPath(started.userSearchBatchId));
  };
  return (
    <ResultBar
      ref={toolbar}
      back={{ to: startPath, text: t('title'), label: labelled(t('title'), t('result.back')) }}
      heading={
        mode === 'renaming' ? (
          <RenameForm
            name={search.name}
            onCancel={() => setMode('rest')}
            onRename={async (name) => {
              if (await rename(name)) setMode('rest');
              await onChanged();
            }}
          />
        ) : (
          <h1 title={search.name} style={{ margin: 0, fontSize: 15 }}>
            {shownName(search)}
          </h1>
        )
      }
      state={isLast ? search.state : undefined}
      tasksAhead={search.tasksAhead}
      words={isLast ? foundWords(t, search) : undefined}
      tools={
        <>
          {running && (
            <Button
              size="small"
              icon={<StopIcon size={16} />}
              loading={isBusy}
              onClick={() => void after(stop(batchId))}
            >
              {t('result.stop')}
            </Button>
          )}
          <Button size="small" icon={<SpectrumIcon size={16} />} aria-pressed={isMatching} onClick={onMatch}>
            {t('masses.open')}
          </Button>
          <ExportMenu batchId={batchId} choice={file} />
          <Menu
            label={t('result.more')}
            trigger={<MoreIcon />}
            isIcon
            items={[
              {
                key: 'again',
                label: t('result.again'),
                icon: <RestartIcon size={16} />,
                disabled: running || isBusy,
                onSelect: () => void runAgain(),
              },
              {
                key: 'change',
                label: t('result.change'),
                icon: <PencilIcon size={16} />,
                onSelect: () => {
                  keepDraft(draftOf(search));
                  void navigate(startPath);
                },
              },
              {
                key: 'rename',
                label: t('retrosynthesis:history.rename'),
                icon: <PencilIcon size={16} />,
                onSelect: () => setMode('renaming'),
              },
              {
                key: 'delete',
                label: t('retrosynthesis:history.delete'),
                icon: <TrashIcon size={16} />,
                danger: true,
                disabled: running,
                hint: running ? t('history.deleteLater') : undefined,
                onSelect: async () => {
                  if (await remove()) await navigate(startPath);
                },
              },
            ]}
          />
        </>
      }
      progress={
        running && (
          <ProgressBar
            percent={search.percent}
            label={t('progress.label', { name: search.name })}
            indeterminate={search.state !== 'searching' || search.percent === 0}
          />
        )
      }
      announcement={running && t('progress.told', { percent: Math.floor(search.percent / 10) * 10 })}
    />
  );
}

/** What goes into a file: those checked, else those that the filter shows. */
interface FileChoice {
  filter: ReturnType<typeof wireFilter>;
  checked: readonly string[];
}

function ExportMenu({ batchId, choice }: { batchId: string; choice: FileChoice }) {
  const { t } = useTranslation('impurity');
  const { filter, checked } = choice;
  const what = checked.length > 0 ? 'checked' : Object.keys(filter).length > 0 ? 'shown' : 'all';
  return (
    <FileMenu
      label={t('export.button')}
      heading={t(`export.${what}`, { count: checked.length })}
      files={impurityFileTypes.map((fileType) => ({ key: fileType, label: t('export.as', { kind: `.${fileType}` }) }))}
      onSave={async (fileType) => {
        const which = what === 'checked' ? { resultIds: [...checked] } : filter;
        saveFile(await callForFile('impurityExport', { body: { batchId, fileType, ...which } }));
      }}
    />
  );
}
