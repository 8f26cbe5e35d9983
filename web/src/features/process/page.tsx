// Plan routes for a plant: target, goals, wanted and forbidden molecules, and the tasks in progress.

import { Alert, Checkbox, Flex } from 'antd';
import { unmistakableSmiles } from '@app/shared/rules/smiles-text';
import { limits } from '@app/shared/constants/limits';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { useState } from 'react';
import { interestUses, type InterestUse } from '@app/shared/contracts/process/figures';
import { GoalsForm } from '../../chemistry/planning/goals-form.tsx';
import { PlanningFrame } from '../../chemistry/planning/planning-frame.tsx';
import { PlanOrder } from '../../chemistry/planning/plan-order.tsx';
import { TaskPlace } from '../../chemistry/planning/task-place.tsx';
import { usePlanning } from '../../chemistry/planning/use-planning.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { WorklistIcon, StopIcon } from '../../ui/icons/icons.tsx';
import { SectionTitle } from '../../ui/page/section-title.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { call } from '../../shared/api/call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { CraftList } from './craft-list.tsx';
import { isAnyQueued } from '../../chemistry/tasks/task-state.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { ProgressBar } from '../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';

export function ProcessPage() {
  const { t } = useTranslation('process');
  const planning = usePlanning('processchemistry');
  const { target, settings, wishes, setWishes } = planning;
  const running = useRunningTasks();
  const { isStarting, plan } = useProcessPlan((id) => {
    planning.follow(id);
    void running.mutate();
  });
  useTitle(t('title'));
  const underWay = running.data?.total ?? 0;
  const isFull = underWay >= limits.processTasksPerUser;
  const tasksUnderWay = <RunningTasks running={running} onOpen={planning.openTask} />;
  return (
    <PlanningFrame
      routeType="processchemistry"
      planning={planning}
      title={t('title')}
      tools={
        <ButtonLink size="small" to="/batch/processchemistry" icon={<WorklistIcon size={16} />}>
          {t('several')}
        </ButtonLink>
      }
      form={
        <>
          {underWay > 0 && tasksUnderWay}
          <PlanOrder
            planning={planning}
            label={t('plan.start')}
            isStarting={isStarting}
            canPlan={!isFull}
            onPlan={() => plan({ structure: target.structure(), taskName: target.taskName, settings, ...wishes })}
            notice={isFull && <Alert type="warning" showIcon role="status" title={t('running.full')} />}
          >
            <GoalsForm goals={wishes.goals} onChange={(goals) => setWishes({ ...wishes, goals })} />
            <CraftLists
              interest={wishes.interest}
              avoidForbidden={wishes.avoidForbidden}
              onInterest={(interest) => setWishes({ ...wishes, interest })}
              onAvoid={(avoidForbidden) => setWishes({ ...wishes, avoidForbidden })}
            />
          </PlanOrder>
        </>
      }
      task={
        <>
          <TaskPlace
            planning={planning}
            guide={<RecordNote>{t('plan.guide')}</RecordNote>}
            isStarting={isStarting}
            onSearch={(task, changed) =>
              plan({ structure: unmistakableSmiles(task.target.smiles), settings: changed, ...wishes })
            }
            onChanged={() => running.mutate()}
          />
          {(planning.isFolded ? underWay > 1 : underWay === 0) && tasksUnderWay}
        </>
      }
    />
  );
}

type ProcessOrder = CallInput<'processSearchStart'>['body'];

/** Starts a process task; what goes wrong is shown. Costs are in the currency of the user's settings. */
function useProcessPlan(onStarted: (taskId: string) => void) {
  const { isBusy, run } = useAction();
  const plan = async ({ taskName = '', ...order }: ProcessOrder) => {
    const name = taskName.trim();
    await run(async () => {
      const { task } = await call('processSearchStart', { body: { ...order, ...(name && { taskName: name }) } });
      onStarted(task.taskId);
    });
  };
  return { isStarting: isBusy, plan };
}

// The two lists that a user keeps for all process tasks, and how the next task uses them.
interface CraftListsProps {
  interest: InterestUse;
  avoidForbidden: boolean;
  onInterest: (use: InterestUse) => void;
  onAvoid: (avoids: boolean) => void;
}

const lists = ['interest', 'forbidden'] as const;

function CraftLists({ interest, avoidForbidden, onInterest, onAvoid }: CraftListsProps) {
  const { t } = useTranslation('process');
  const [shown, setShown] = useState<(typeof lists)[number]>('interest');
  return (
    <Flex component="section" vertical gap={10} align="start" aria-label={t('lists.title')}>
      <SectionTitle title={t('lists.title')} />
      <Segmented
        label={t('lists.title')}
        value={shown}
        options={lists.map((value) => ({ value, label: t(`lists.${value}`) }))}
        onChange={setShown}
      />
      <CraftList key={shown} list={shown} />
      {shown === 'interest' ? (
        <Segmented
          label={t('lists.use')}
          value={interest}
          options={interestUses.map((value) => ({ value, label: t(`lists.useOf.${value}`) }))}
          onChange={onInterest}
        />
      ) : (
        <Checkbox checked={avoidForbidden} onChange={(event) => onAvoid(event.target.checked)}>
          {t('lists.avoid')}
        </Checkbox>
      )}
    </Flex>
  );
}

// The tasks in progress, with their progress: five may be, and the sixth is refused.

const pollMs = 2_000;

/** The user's process tasks that wait or search, five at most. */
function useRunningTasks() {
  return useCall(
    'retroTaskList',
    {
      body: {
        routeType: 'processchemistry',
        states: ['notStarted', 'queued', 'searching'],
        pageIndex: 1,
        pageSize: limits.processTasksPerUser,
      },
    },
    {
      passive: true,
      keepFor: 'list',
      follows: true,
      isQueued: ({ items }) => isAnyQueued(items),
      refreshInterval: (newest) => ((newest?.total ?? 0) > 0 ? pollMs : 0),
    },
  );
}

interface RunningTasksProps {
  running: ReturnType<typeof useRunningTasks>;
  onOpen: (taskId: string) => void;
}

function RunningTasks({ running, onOpen }: RunningTasksProps) {
  const { t } = useTranslation('process');
  const { isBusy, run } = useAction();
  const { data, error, mutate } = running;
  const stop = async (taskId: string) => {
    await run(() => call('retroTaskStop', { body: { taskId } }));
    void mutate();
  };
  return (
    <Section
      title={t('running.title')}
      extra={
        data && <RecordNote>{t('running.count', { count: data.total, limit: limits.processTasksPerUser })}</RecordNote>
      }
    >
      {!data && error && <ErrorState error={error} compact onRetry={() => mutate()} />}
      {data?.total === 0 && <RecordNote>{t('running.none')}</RecordNote>}
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data?.items.map(({ taskId, taskName, state, tasksAhead, progress }) => (
          <li key={taskId}>
            <Flex gap={8} align="center" justify="space-between">
              <LinkButton aria-label={t('running.open', { name: taskName })} onClick={() => onOpen(taskId)}>
                {taskName}
              </LinkButton>
              <Flex gap={8} align="center">
                <StatusTag state={state} tasksAhead={tasksAhead} />
                <IconButton
                  size="small"
                  label={t('running.stop', { name: taskName })}
                  icon={<StopIcon size={16} />}
                  disabled={isBusy}
                  onClick={() => void stop(taskId)}
                />
              </Flex>
            </Flex>
            <ProgressBar percent={progress.percent} label={taskName} indeterminate={state === 'queued'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
