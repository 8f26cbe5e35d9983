// The task that is open: what it searches for in one line, how the search goes, and its best routes.

import type { RetroTask, SearchSettings } from '@app/shared/contracts/retrosynthesis';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { Alert, Flex, Progress, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration, formatNumber } from '../../shared/i18n/format.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { PencilIcon, RestartIcon, StopIcon } from '../../ui/icons/icons.tsx';
import { RouteIcon } from '../../ui/icons/work-icons.tsx';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import { countConstraints } from '../constraints/constraint-set.ts';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { PreferenceTags } from '../preferences/preference-tags.tsx';
import { partsLabel } from '../drawing/part-label.ts';
import { FoundRoutes } from './found-routes.tsx';
import { canRestart, isRunning } from './task-state.ts';
import { RejectedConstraints, Unsolved } from './unsolved.tsx';

interface TaskPanelProps {
  task: RetroTask;
  isBusy: boolean;
  /** Opens the editor with target and settings of the task. */
  onChange: () => void;
  onStop: () => void;
  onRestart: () => void;
  /** Searches for the same target with other settings. */
  onSearch: (settings: SearchSettings) => void;
}

export function TaskPanel({ task, isBusy, onChange, onStop, onRestart, onSearch }: TaskPanelProps) {
  const { t } = useTranslation('retrosynthesis');
  const running = isRunning(task.state);
  return (
    <Flex
      component="section"
      vertical
      flex={1}
      gap={10}
      aria-label={t('task.label')}
      style={{ padding: '12px 16px 16px' }}
    >
      <Flex wrap align="center" gap={12}>
        <TaskTarget task={task} />
        <Flex wrap gap={8}>
          <Button icon={<PencilIcon size={16} />} onClick={onChange}>
            {t('task.change')}
          </Button>
          {running && (
            <Button icon={<StopIcon size={17} />} loading={isBusy} onClick={onStop}>
              {t('task.stop')}
            </Button>
          )}
          {canRestart(task.state) && (
            <Button
              icon={<RestartIcon size={17} />}
              variant={task.state === 'failed' ? 'primary' : 'default'}
              loading={isBusy}
              onClick={onRestart}
            >
              {t('task.restart')}
            </Button>
          )}
          {task.routeCount > 0 && (
            <ButtonLink
              to={`/route/list/${task.routeType}/${task.target.key}?task=${task.taskId}`}
              variant="primary"
              icon={<RouteIcon size={17} />}
            >
              {t('task.openRoutes', { count: task.routeCount })}
            </ButtonLink>
          )}
        </Flex>
      </Flex>
      <Progress
        percent={running ? task.progress.percent : 100}
        showInfo={false}
        size={{ height: 4 }}
        status={running ? 'active' : 'normal'}
        style={{ lineHeight: 0, visibility: running ? 'visible' : 'hidden' }}
        aria-label={t('task.progress')}
      />
      <TaskFigures task={task} />
      {task.state === 'failed' && (
        <Alert type="error" showIcon title={task.failure?.message ?? t('task.failedNoReason')} />
      )}
      {task.state === 'completed' && task.routeCount === 0 && (
        <Alert type="warning" showIcon title={t('task.noRoutes')} />
      )}
      <RejectedConstraints task={task} />
      <Unsolved task={task} isBusy={isBusy} onSearch={onSearch} />
      <FoundRoutes key={task.taskId} task={task} />
    </Flex>
  );
}

/** The target's picture, its name, and how it was searched for. */
function TaskTarget({ task }: { task: RetroTask }) {
  const { t } = useTranslation('retrosynthesis');
  const { target, settings, removedParts, taskName, imported } = task;
  const { maxSteps, timeLimitSeconds, maxRoutes } = settings;
  const constraints = countConstraints(settings.constraints ?? {});
  const name = moleculeLabel(target);
  const facts = [
    ...(name === taskName ? [] : [name]),
    ...(target.name ? [withSubscripts(target.formula)] : []),
    // Nothing was searched for where the routes were read from a file.
    ...(imported ? [] : [t('task.settings', { steps: maxSteps, seconds: timeLimitSeconds, routes: maxRoutes })]),
    ...(settings.enzymes && settings.enzymes !== 'none' ? [t(`task.enzymes.${settings.enzymes}`)] : []),
    ...(constraints > 0 ? [t('task.conditions', { count: constraints })] : []),
    ...(removedParts.length > 0 ? [t('recognised.removed', { parts: partsLabel(removedParts) })] : []),
  ];
  return (
    <Flex align="center" gap={12} flex="1 1 280px" style={{ minWidth: 0 }}>
      <MoleculePicture molecule={target} width={104} height={68} decorative />
      <div style={{ minWidth: 0 }}>
        <Flex wrap align="center" gap="2px 10px">
          <Typography.Title level={2} ellipsis title={taskName} style={{ margin: 0, fontSize: 16 }}>
            {taskName}
          </Typography.Title>
          <StatusTag state={task.state} tasksAhead={task.tasksAhead} />
        </Flex>
        <Typography.Text type="secondary">{facts.join(' · ')}</Typography.Text>
        <PreferenceTags preferences={settings.preferences} />
      </div>
    </Flex>
  );
}

const tickMs = 100;

/** Counts of the search in one line, that of the routes first. */
function TaskFigures({ task }: { task: RetroTask }) {
  const { t } = useTranslation('retrosynthesis');
  const { progress, solvedCount, routeCount, imported } = task;
  const elapsedMs = useElapsed(progress.elapsedMs, task.state === 'searching');
  const partial = routeCount - solvedCount;
  const found = { count: progress.solvedRoutes, kept: formatNumber(solvedCount) };
  const searched = [
    ...(elapsedMs === 0 ? [] : [t('figure.elapsed', { time: formatDuration(elapsedMs) })]),
    ...(progress.firstRouteMs === undefined
      ? []
      : [t('figure.first', { time: formatDuration(progress.firstRouteMs) })]),
    ...(progress.expansions === 0
      ? []
      : [
          t('figure.molecules', { count: progress.molecules, value: formatNumber(progress.molecules) }),
          t('figure.expansions', { count: progress.expansions, value: formatNumber(progress.expansions) }),
        ]),
  ];
  return (
    <Flex wrap gap="2px 16px" style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Typography.Text strong>
        {t(progress.solvedRoutes > solvedCount ? 'figure.foundAndKept' : 'figure.found', found)}
        {partial > 0 && ` · ${t('figure.partial', { count: partial })}`}
      </Typography.Text>
      {(imported ? [] : searched).map((figure) => (
        <Typography.Text key={figure} type="secondary">
          {figure}
        </Typography.Text>
      ))}
    </Flex>
  );
}

/** Milliseconds shown between two responses of the service. */
function useElapsed(answeredMs: number, isCounting: boolean): number {
  const [since, setSince] = useState({ answeredMs, ms: 0 });
  useEffect(() => {
    if (!isCounting) return undefined;
    const from = performance.now();
    const timer = setInterval(() => setSince({ answeredMs, ms: performance.now() - from }), tickMs);
    return () => clearInterval(timer);
  }, [answeredMs, isCounting]);
  return isCounting && since.answeredMs === answeredMs ? answeredMs + since.ms : answeredMs;
}
