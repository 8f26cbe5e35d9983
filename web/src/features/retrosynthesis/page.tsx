// Draw or name a target, start the search, watch it: the task page of retrosynthesis.

import { defaultSettings } from './default-settings.ts';
import type { SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { useCallback, useEffect, useId, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { track, useTrackedChange } from '../../api/track.ts';
import { mayPass } from '../../api/call-error.ts';
import { withConstraints } from '../../chem/constraints/constraint-set.ts';
import { moleculeLabel } from '../../chem/molecule-label.ts';
import { StructureEditor } from '../../chem/structure-editor.tsx';
import { presentError } from '../../errors/present.ts';
import { useIsBelow } from '../../lib/use-media.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MenuIcon, PencilIcon, PlusIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConnectionBanner } from '../../ui/connection-banner.tsx';
import styles from './page.module.css';
import { PlanForm } from './plan-form.tsx';
import { RecognisedLine } from '../../chem/target/recognised-line.tsx';
import { StructureInput } from '../../chem/target/structure-input.tsx';
import { TaskGuide } from './task-guide.tsx';
import { TaskList } from '../../chem/tasks/task-list.tsx';
import { TaskPanel } from '../../chem/tasks/task-panel.tsx';
import { usePlan, type PlanOrder } from './use-plan.ts';
import { useStructure } from '../../chem/target/use-structure.ts';
import { useTargetOnCanvas } from '../../chem/target/use-target-on-canvas.ts';
import { useTask } from '../../chem/tasks/use-task.ts';

export function RetrosynthesisPage() {
  const { t } = useTranslation('retrosynthesis');
  const [search, setSearch] = useSearchParams();
  const taskId = search.get('task');
  const isMedium = useIsBelow('xxl');
  const [isListOpen, setListOpen] = useState(!isMedium);
  const openTask = (id: string | null) => setSearch(id === null ? {} : { task: id });
  const target = useStructure('retrosynthesisDraft');
  const planning = usePlan((id) => {
    // The name was this task's; the next molecule has its own.
    target.setTaskName('');
    openTask(id);
  });
  const [settings, setSettings] = useState(defaultSettings);
  useTrackedChange(settings, 'changeSearchSettings');
  const lineId = useId();
  // Who opens a task on a small screen came to watch it: the editor, large and eager for the focus, waits.
  const isSmall = useIsBelow('lg');
  const [wantsEditor, setWantsEditor] = useState(false);
  const waitsForEditor = isSmall && taskId !== null && !wantsEditor;
  useTitle(t('title'));
  useAddressStructure(target.resolveText);

  const recognised = target.recognition.state === 'recognised' ? target.recognition.answer : null;
  useMarksOf(recognised?.molecule.key, setSettings);
  const order = (): PlanOrder => ({ structure: target.structure(), taskName: target.taskName, settings });
  const plan = () => planning.plan(order());
  const { resolveText } = target;
  const loadTarget = useCallback((smiles: string) => resolveText(smiles).catch(presentError), [resolveText]);
  usePlanKey(recognised !== null && !planning.isStarting && planning.sameTargetTaskId === null, plan);

  return (
    <div className={styles.page}>
      <header className={styles.toolbar}>
        <Button
          size="small"
          icon={<MenuIcon size={16} />}
          aria-expanded={isListOpen}
          onClick={() => setListOpen(!isListOpen)}
        >
          {t('tasks.title')}
        </Button>
        <h1>{t('title')}</h1>
        <span className={styles.push}>
          <ButtonLink size="small" to={manualPath(recognised?.molecule.key)} icon={<PencilIcon size={16} />}>
            {t('byHand')}
          </ButtonLink>
          <Button
            size="small"
            icon={<PlusIcon size={16} />}
            onClick={() => {
              openTask(null);
              target.setTaskName('');
              planning.forgetSame();
              target.resolveText('').catch(presentError);
            }}
          >
            {t('new')}
          </Button>
        </span>
      </header>
      <div className={styles.work} data-list={isListOpen} data-task={taskId !== null}>
        {isListOpen && (
          <div className={styles.listPlace}>
            <TaskList
              routeType="retrosynthesis"
              currentTaskId={taskId}
              onOpen={(id) => {
                openTask(id);
                if (isMedium) setListOpen(false);
              }}
              onDeleted={(id) => id === taskId && openTask(null)}
              onClose={() => setListOpen(false)}
            />
          </div>
        )}
        <section className={styles.drawing} aria-label={t('drawing')}>
          <StructureInput
            text={target.text}
            isChecking={target.recognition.state === 'checking'}
            isRefused={target.recognition.state === 'refused'}
            describedBy={lineId}
            onText={target.setText}
            onResolve={(text) => {
              planning.forgetSame();
              target.resolveText(text).catch(presentError);
            }}
          />
          <RecognisedLine id={lineId} recognition={target.recognition} />
          {waitsForEditor ? (
            <Button
              className={styles.openEditor}
              icon={<PencilIcon size={16} />}
              onClick={() => {
                track('openEditor');
                setWantsEditor(true);
              }}
            >
              {t('openEditor')}
            </Button>
          ) : (
            <StructureEditor
              className={styles.editor}
              structure={target.drawn}
              onChange={(drawing) => {
                planning.forgetSame();
                target.resolveDrawing(drawing)?.catch(presentError);
              }}
            />
          )}
        </section>
        <div className={styles.side} tabIndex={0} role="region" aria-label={t('plan.label')}>
          <div className={styles.plan}>
            <PlanForm
              taskName={target.taskName}
              usualName={recognised ? moleculeLabel(recognised.molecule) : ''}
              settings={settings}
              canPlan={recognised !== null}
              isStarting={planning.isStarting}
              sameTargetTaskId={planning.sameTargetTaskId}
              target={recognised?.molecule ?? null}
              onTaskName={target.setTaskName}
              onSettings={setSettings}
              onPlan={plan}
              onPlanAnyway={() => planning.planAnyway(order())}
              onOpenSame={(id) => {
                track('openSameTask');
                planning.forgetSame();
                openTask(id);
              }}
            />
          </div>
          <div className={styles.task}>
            <TaskPlace
              taskId={taskId}
              isCanvasEmpty={target.recognition.state === 'empty'}
              onLoad={loadTarget}
              onEdit={() => setWantsEditor(true)}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Marks on bonds belong to one molecule: another target begins without. */
function useMarksOf(key: string | undefined, setSettings: Dispatch<SetStateAction<SearchSettings>>): void {
  const marked = useRef(key);
  useEffect(() => {
    if (key === undefined || key === marked.current) return;
    marked.current = key;
    setSettings((settings) => ({
      ...settings,
      constraints: withConstraints(settings.constraints ?? {}, { breakBonds: [], keepBonds: [] }),
    }));
  }, [key, setSettings]);
}

interface TaskPlaceProps {
  taskId: string | null;
  isCanvasEmpty: boolean;
  onLoad: (smiles: string) => void;
  /** The user wants to see the editor. */
  onEdit: () => void;
}

function TaskPlace({ taskId, isCanvasEmpty, onLoad, onEdit }: TaskPlaceProps) {
  const { data, error, mutate } = useTask(taskId);
  const [isBusy, setBusy] = useState(false);
  useTargetOnCanvas(taskId, data?.task.target.smiles, isCanvasEmpty, onLoad);
  if (taskId === null) return <TaskGuide />;
  if (!data && error) return <ErrorState error={error} compact onRetry={mayPass(error) ? () => mutate() : undefined} />;
  if (!data) return <PanelSkeleton />;
  const run = async (name: 'retroTaskStop' | 'retroTaskRestart') => {
    setBusy(true);
    try {
      await mutate(await call(name, { body: { taskId } }), { revalidate: false });
    } catch (problem) {
      presentError(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error && <ConnectionBanner error={error} retry={mutate} />}
      <TaskPanel
        task={data.task}
        isBusy={isBusy}
        onLoad={() => {
          onEdit();
          onLoad(data.task.target.smiles);
        }}
        onStop={() => run('retroTaskStop')}
        onRestart={() => run('retroTaskRestart')}
      />
    </>
  );
}

function PanelSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton height={22} width="60%" />
      <Skeleton height={92} radius={6} />
      <Skeleton height={104} radius={6} />
    </div>
  );
}

/** A structure in the address (`?smiles=`) is loaded once and then leaves the address. */
function useAddressStructure(resolve: (structure: string) => Promise<unknown>): void {
  const [search, setSearch] = useSearchParams();
  const smiles = search.get('smiles');
  useEffect(() => {
    if (!smiles) return;
    resolve(smiles).catch(presentError);
    setSearch(
      (now) => {
        now.delete('smiles');
        return now;
      },
      { replace: true },
    );
  }, [smiles, resolve, setSearch]);
}

/** Ctrl+Enter or Command+Enter, wherever the focus is. */
function usePlanKey(isOn: boolean, plan: () => unknown): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      plan();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isOn, plan]);
}

/** Where a route to the molecule is built by hand. */
function manualPath(smilesUniqueCode: string | undefined): string {
  return smilesUniqueCode === undefined ? '/route/manual' : `/route/manual?from=${smilesUniqueCode}`;
}
