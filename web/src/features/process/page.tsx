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
import { WorklistIcon } from '../../ui/icons/icons.tsx';
import { SectionTitle } from '../../ui/page/section-title.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { RunningTasks, useRunningTasks } from './running-tasks.tsx';
import { call } from '../../shared/api/call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { CraftList } from './craft-list.tsx';

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
