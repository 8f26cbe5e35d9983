// Draw or name a target, start the search, watch it: the task page of retrosynthesis.

import { Alert, Flex, Steps, Typography } from 'antd';
import { unmistakableSmiles } from '@app/shared/rules/smiles-text';
import { track } from '../../shared/api/track.ts';
import { PlanningFrame } from '../../chemistry/planning/planning-frame.tsx';
import { PlanOrder } from '../../chemistry/planning/plan-order.tsx';
import { TaskPlace } from '../../chemistry/planning/task-place.tsx';
import { RouteImportButton } from '../../chemistry/route-import/import-button.tsx';
import { usePlanning } from '../../chemistry/planning/use-planning.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink, Button } from '../../ui/button/button.tsx';
import { PencilIcon, WorklistIcon } from '../../ui/icons/icons.tsx';
import { usePlan } from './use-plan.ts';

export function RetrosynthesisPage() {
  const { t } = useTranslation('retrosynthesis');
  const planning = usePlanning('retrosynthesis');
  const { target, recognised, settings } = planning;
  const { isStarting, sameTargetTaskId, plan, planAnyway, forgetSame } = usePlan(planning.taskId, planning.follow);
  const order = () => ({ structure: target.structure(), taskName: target.taskName, settings });
  useTitle(t('title'));
  return (
    <PlanningFrame
      routeType="retrosynthesis"
      planning={planning}
      title={t('title')}
      tools={
        <>
          <ButtonLink size="small" to={manualPath(recognised?.molecule.key)} icon={<PencilIcon size={16} />}>
            {t('byHand')}
          </ButtonLink>
          <RouteImportButton onTask={planning.openTask} />
          <span className="from-sm">
            <ButtonLink size="small" to="/batch/retrosynthesis" icon={<WorklistIcon size={16} />}>
              {t('several')}
            </ButtonLink>
          </span>
        </>
      }
      form={
        <PlanOrder
          planning={planning}
          label={t('plan.start')}
          isStarting={isStarting}
          onPlan={() => plan(order())}
          instead={
            sameTargetTaskId === null ? null : (
              <SameTarget
                isStarting={isStarting}
                onOpen={() => {
                  track('openSameTask');
                  forgetSame();
                  planning.openTask(sameTargetTaskId);
                }}
                onPlanAnyway={() => planAnyway(order())}
              />
            )
          }
        />
      }
      task={
        <TaskPlace
          planning={planning}
          guide={<TaskGuide />}
          isStarting={isStarting}
          onSearch={(task, changed) =>
            planAnyway({ structure: unmistakableSmiles(task.target.smiles), taskName: '', settings: changed })
          }
        />
      }
      onTarget={forgetSame}
    />
  );
}

/** Where a route to the molecule is built by hand. */
function manualPath(smilesUniqueCode: string | undefined): string {
  return smilesUniqueCode === undefined ? '/route/manual' : `/route/manual?from=${smilesUniqueCode}`;
}

const lines = ['draw', 'paste', 'plan', 'watch'] as const;

/** What happens here, while there is no task to show. */
function TaskGuide() {
  const { t } = useTranslation('retrosynthesis');
  return (
    <section aria-label={t('guide.title')} style={{ padding: 16 }}>
      <h2 style={{ margin: '0 0 10px', fontSize: 14 }}>{t('guide.title')}</h2>
      <Steps
        orientation="vertical"
        size="small"
        current={-1}
        items={lines.map((line) => ({ title: t(`guide.${line}.title`), content: t(`guide.${line}.text`) }))}
      />
      <Typography.Text type="secondary">{t('guide.honest')}</Typography.Text>
    </section>
  );
}

interface SameTargetProps {
  isStarting: boolean;
  onOpen: () => void;
  onPlanAnyway: () => void;
}

/** There is a task for this target: look at it, or plan once more. */
function SameTarget({ isStarting, onOpen, onPlanAnyway }: SameTargetProps) {
  const { t } = useTranslation('retrosynthesis');
  return (
    <Alert
      type="warning"
      title={t('plan.same')}
      description={
        <Flex wrap gap={8}>
          <Button size="small" variant="primary" onClick={onOpen}>
            {t('plan.openSame')}
          </Button>
          <Button size="small" loading={isStarting} onClick={onPlanAnyway}>
            {t('plan.anyway')}
          </Button>
        </Flex>
      }
    />
  );
}
