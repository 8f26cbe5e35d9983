// Plan routes for a plant: target, goals, wanted and forbidden molecules, and the tasks under way.

import { limits } from '@app/shared/constants/limits';
import { useTrackedChange } from '../../shared/api/track.ts';
import { GoalsForm } from '../../chemistry/planning/goals-form.tsx';
import { PlanningFrame } from '../../chemistry/planning/planning-frame.tsx';
import { PlanOrder } from '../../chemistry/planning/plan-order.tsx';
import { TaskPlace } from '../../chemistry/planning/task-place.tsx';
import { planningActions, usePlanning } from '../../chemistry/planning/use-planning.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { TrayIcon } from '../../ui/icons/icons.tsx';
import { CraftLists } from './craft-lists.tsx';
import styles from './page.module.css';
import { RunningTasks } from './running-tasks.tsx';
import { useProcessPlan } from './use-process-plan.ts';
import { useRunningTasks } from './use-running-tasks.ts';

export function ProcessPage() {
  const { t } = useTranslation('process');
  const planning = usePlanning('processchemistry');
  const { taskId, target, settings, wishes, setWishes } = planning;
  const running = useRunningTasks();
  const { isStarting, plan } = useProcessPlan((id) => {
    planning.follow(id);
    void running.mutate();
  });
  useTrackedChange(wishes, planningActions.processchemistry.changeSettings);
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
        <ButtonLink size="small" to="/batch/processchemistry" icon={<TrayIcon size={16} />}>
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
            notice={
              isFull && (
                <p className={styles.full} role="status">
                  {t('running.full')}
                </p>
              )
            }
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
            guide={<p className={styles.guide}>{t('plan.guide')}</p>}
            onChanged={() => running.mutate()}
          />
          {taskId === null && underWay === 0 && tasksUnderWay}
        </>
      }
    />
  );
}
