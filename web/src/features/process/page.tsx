// Plan routes for a plant: target, goals, wanted and forbidden molecules, and the tasks under way.

import { defaultProcessGoals, type ProcessGoals } from '@app/shared/contracts/process-figures';
import { limits } from '@app/shared/constants/limits';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { track, useTrackedChange } from '../../api/track.ts';
import { moleculeLabel } from '../../chem/molecule-label.ts';
import { StructureEditor } from '../../chem/structure-editor.tsx';
import { RecognisedLine } from '../../chem/target/recognised-line.tsx';
import { StructureInput } from '../../chem/target/structure-input.tsx';
import { useStructure } from '../../chem/target/use-structure.ts';
import { TaskList } from '../../chem/tasks/task-list.tsx';
import { presentError } from '../../errors/present.ts';
import { useIsBelow } from '../../lib/use-media.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { MenuIcon, PencilIcon, PlusIcon, RouteIcon } from '../../ui/icons.tsx';
import { CraftLists } from './craft-lists.tsx';
import { GoalsForm } from './goals-form.tsx';
import styles from './page.module.css';
import { RunningTasks } from './running-tasks.tsx';
import { TaskPlace } from './task-place.tsx';
import { useProcessPlan } from './use-process-plan.ts';
import { useRunningTasks } from './use-running-tasks.ts';

export function ProcessPage() {
  const { t } = useTranslation('process');
  const [search, setSearch] = useSearchParams();
  const taskId = search.get('task');
  const openTask = (id: string | null) => setSearch(id === null ? {} : { task: id });
  const isMedium = useIsBelow('xxl');
  const isSmall = useIsBelow('lg');
  const [isListOpen, setListOpen] = useState(!isMedium);
  const [wantsEditor, setWantsEditor] = useState(false);
  const target = useStructure('processDraft');
  const [goals, setGoals] = useState<ProcessGoals>(defaultProcessGoals);
  const [interest, setInterest] = useState<'prefer' | 'require' | 'ignore'>('prefer');
  const [avoidForbidden, setAvoid] = useState(true);
  useTrackedChange({ goals, interest, avoidForbidden }, 'changeProcessSettings');
  useTitle(t('title'));
  const running = useRunningTasks();
  const { isStarting, plan } = useProcessPlan((id) => {
    target.setTaskName('');
    openTask(id);
    void running.mutate();
  });
  const [lineId, nameId] = [useId(), useId()];
  const recognised = target.recognition.state === 'recognised' ? target.recognition.answer : null;
  const isFull = (running.data?.total ?? 0) >= limits.processTasksPerUser;
  const { resolveText } = target;
  const loadTarget = useCallback((smiles: string) => resolveText(smiles).catch(presentError), [resolveText]);
  const waitsForEditor = isSmall && !wantsEditor;

  const isAnyRunning = (running.data?.total ?? 0) > 0;
  const tasksUnderWay = <RunningTasks running={running} onOpen={openTask} />;
  const taskPlace = (
    <TaskPlace
      taskId={taskId}
      onLoad={(smiles) => {
        setWantsEditor(true);
        void loadTarget(smiles);
      }}
      onChanged={() => running.mutate()}
    />
  );

  return (
    <div className={styles.page}>
      <header className={styles.toolbar}>
        <Button
          size="small"
          icon={<MenuIcon size={16} />}
          aria-expanded={isListOpen}
          onClick={() => setListOpen(!isListOpen)}
        >
          {t('retrosynthesis:tasks.title')}
        </Button>
        <h1>{t('title')}</h1>
        <span className={styles.push}>
          <Button
            size="small"
            icon={<PlusIcon size={16} />}
            onClick={() => {
              openTask(null);
              target.setTaskName('');
              resolveText('').catch(presentError);
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
              routeType="processchemistry"
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
              resolveText(text).catch(presentError);
            }}
          />
          <RecognisedLine id={lineId} recognition={target.recognition} />
          {waitsForEditor ? (
            <Button
              className={styles.openEditor}
              icon={<PencilIcon size={16} />}
              onClick={() => {
                track('openProcessEditor');
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
                target.resolveDrawing(drawing)?.catch(presentError);
              }}
            />
          )}
        </section>
        <div className={styles.side} tabIndex={0} role="region" aria-label={t('goals.title')}>
          {taskId !== null && taskPlace}
          {isAnyRunning && tasksUnderWay}
          <section className={styles.form} aria-label={t('retrosynthesis:plan.label')}>
            <div className={styles.name}>
              <label htmlFor={nameId}>{t('retrosynthesis:plan.taskName')}</label>
              <input
                id={nameId}
                type="text"
                value={target.taskName}
                maxLength={limits.taskNameLength}
                placeholder={recognised ? moleculeLabel(recognised.molecule) : t('retrosynthesis:plan.taskNameHint')}
                onChange={(event) => target.setTaskName(event.target.value)}
              />
            </div>
            <GoalsForm goals={goals} onChange={setGoals} />
            <CraftLists
              interest={interest}
              avoidForbidden={avoidForbidden}
              onInterest={setInterest}
              onAvoid={setAvoid}
            />
            <Button
              variant="primary"
              size="large"
              icon={<RouteIcon />}
              disabled={recognised === null || isFull}
              loading={isStarting}
              onClick={() =>
                plan({ structure: target.structure(), taskName: target.taskName, goals, interest, avoidForbidden })
              }
            >
              {t('plan.start')}
            </Button>
            {isFull && (
              <p className={styles.full} role="status">
                {t('running.full')}
              </p>
            )}
          </section>
          {!isAnyRunning && tasksUnderWay}
          {taskId === null && taskPlace}
        </div>
      </div>
    </div>
  );
}
