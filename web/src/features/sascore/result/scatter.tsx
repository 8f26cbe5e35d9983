// Scores and sizes of a task's molecules against each other.

import type { ScoreFilter, ScorePoint } from '@app/shared/contracts/sascore/results';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { PropertyScatter } from '../../../chemistry/tasks/property-scatter.tsx';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';

export interface ScoreScatterProps {
  taskId: string;
  filter: ScoreFilter;
  onOpen: (point: ScorePoint) => void;
}

const height = 260;

const nameOf = ({ name, row }: ScorePoint) => <strong>{name || formatNumber(row)}</strong>;

export function ScoreScatter({ taskId, filter, onOpen }: ScoreScatterProps) {
  const { t } = useTranslation('sascore');
  const { data, error, mutate } = useCall('sascorePoints', { body: { taskId, filter } }, { keepFor: taskId });
  if (!data && error) return <ErrorState compact error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton.Node active style={{ width: '100%', height }} />;
  return (
    <PropertyScatter
      {...data}
      height={height}
      hint={t('plot.open')}
      initial={{ x: 'molecularWeight', y: 'score', color: 'heavyAtoms' }}
      figures={[
        { key: 'score', label: 'SAScore', digits: 2, of: ({ score }) => score },
        { key: 'molecularWeight', label: t('filters.molecularWeight'), digits: 2, of: (one) => one.molecularWeight },
        { key: 'heavyAtoms', label: t('filters.heavyAtoms'), digits: 0, of: ({ heavyAtoms }) => heavyAtoms },
      ]}
      renderHead={nameOf}
      onOpen={onOpen}
    />
  );
}
