import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { impurityFileTypes } from '@app/shared/contracts/impurity/results';
import { Flex } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RenameForm } from '../../../chemistry/tasks/history/rename-form.tsx';
import { ResultBar } from '../../../chemistry/tasks/result-bar.tsx';
import { callForFile, saveFile } from '../../../shared/api/files/download.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { labelled } from '../../../shared/i18n/punctuation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PencilIcon, RestartIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import { SpectrumIcon } from '../../../ui/icons/module-icons.tsx';
import { MoreIcon } from '../../../ui/icons/work-icons.tsx';
import { FileMenu } from '../../../ui/menu/file-menu.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { foundWords, shownName } from '../found-words.ts';
import type { wireFilter } from '../impurity-query.ts';
import { listPath, startPath } from '../paths.ts';
import { draftOf, keepDraft } from '../prediction-form.ts';
import { renameSearch, stopBatch, useSearchActions } from '../search-actions.ts';
import { isBatchRunning } from './use-impurities.ts';

interface ResultToolbarProps {
  search: ImpuritySearch;
  batchId: string;
  onChanged: () => Promise<unknown>;
  onMatch: () => void;
  isMatching: boolean;
  /** What a file holds: those checked, else those that the filter shows. */
  filter: ReturnType<typeof wireFilter>;
  checked: readonly string[];
}

/** Name, state and progress of the prediction, and what can be done with the whole of it. */
export function ResultToolbar(props: ResultToolbarProps) {
  const { search, batchId, onChanged, onMatch, isMatching, filter, checked } = props;
  const { t } = useTranslation(['impurity', 'retrosynthesis']);
  const navigate = useNavigate();
  const { again, remove } = useSearchActions();
  const { isBusy, run } = useAction();
  const [isRenaming, setRenaming] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const { userSearchBatchId: id, name, percent } = search;
  const running = isBatchRunning(search, batchId);
  const isLast = batchId === search.batchId;
  const what = checked.length > 0 ? 'checked' : Object.keys(filter).length > 0 ? 'shown' : 'all';
  return (
    <ResultBar
      back={{ to: startPath, text: t('title'), label: labelled(t('title'), t('result.back')) }}
      name={name}
      shown={
        isRenaming ? (
          <RenameForm
            name={name}
            onCancel={() => setRenaming(false)}
            onRename={(typed) =>
              run(async () => {
                await renameSearch(id, typed);
                setRenaming(false);
                await onChanged();
              })
            }
          />
        ) : (
          shownName(search)
        )
      }
      state={isLast ? search.state : undefined}
      tasksAhead={search.tasksAhead}
      words={isLast && foundWords(t, search)}
      stop={{ label: t('result.stop'), run: () => stopBatch(batchId) }}
      onChanged={onChanged}
      tools={
        <Flex ref={tools} wrap gap={6}>
          <Button size="small" icon={<SpectrumIcon size={16} />} aria-pressed={isMatching} onClick={onMatch}>
            {t('masses.open')}
          </Button>
          <FileMenu
            label={t('export.button')}
            heading={t(`export.${what}`, { count: checked.length })}
            files={impurityFileTypes.map((key) => ({ key, label: t('export.as', { kind: `.${key}` }) }))}
            onSave={async (fileType) => {
              const which = what === 'checked' ? { resultIds: [...checked] } : filter;
              saveFile(await callForFile('impurityExport', { body: { batchId, fileType, ...which } }));
            }}
          />
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
                onSelect: () =>
                  void run(async () => {
                    const { userSearchBatchId } = await again(search);
                    // A user who has left the page meanwhile is not moved.
                    if (tools.current) await navigate(listPath(userSearchBatchId));
                    await onChanged();
                  }),
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
                onSelect: () => setRenaming(true),
              },
              {
                key: 'delete',
                label: t('retrosynthesis:history.delete'),
                icon: <TrashIcon size={16} />,
                danger: true,
                disabled: running,
                hint: running ? t('history.deleteLater') : undefined,
                onSelect: async () => {
                  if (await remove(search)) await navigate(startPath);
                },
              },
            ]}
          />
        </Flex>
      }
      progress={
        running && (
          <>
            <ProgressBar
              percent={percent}
              label={t('progress.label', { name })}
              indeterminate={search.state !== 'searching' || percent === 0}
            />
            <span className="visually-hidden" role="status">
              {t('progress.percentDone', { percent: Math.floor(percent / 10) * 10 })}
            </span>
          </>
        )
      }
    />
  );
}
