// The products of a task by their properties.

import type { ForwardFilter } from '@app/shared/contracts/forward/forward';
import type { ForwardPoint } from '@app/shared/contracts/forward/products';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { PropertyScatter } from '../../../chemistry/tasks/property-scatter.tsx';
import { useCall } from '../../../shared/api/use-call.ts';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { useOnChange } from '../../../shared/hooks/on-change.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';

export interface ProductScatterProps {
  taskId: string;
  filter: ForwardFilter;
  /** Of the task, which grows while it runs. */
  version: number;
  onOpen: (point: ForwardPoint) => void;
}

const figures = [
  { key: 'molecularWeight', digits: 1 },
  { key: 'logP', digits: 1 },
  { key: 'tpsa', digits: 0 },
  { key: 'sascore', digits: 1 },
] as const;

const frame = { width: 180, height: 110 } as const;

/** The molecule of a point that the pointer rests on: only such are asked for. */
function PointPicture({ taskId, productId }: { taskId: string; productId: string }) {
  const settled = useDebounced(productId);
  const { data } = useCall('forwardProductRoute', settled === productId ? { query: { taskId, productId } } : null);
  return data ? <MoleculePicture molecule={data.product.molecule} {...frame} /> : <div style={frame} />;
}

export function ProductScatter({ taskId, filter, version, onOpen }: ProductScatterProps) {
  const { t } = useTranslation('forward');
  const { data, error, mutate } = useCall('forwardPoints', { body: { taskId, filter } }, { keepFor: taskId });
  useOnChange(version, () => void mutate());
  if (!data && error) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton.Node active style={{ width: '100%', height: 560 }} />;
  return (
    <PropertyScatter
      {...data}
      height={560}
      hint={t('plot.open')}
      initial={{ x: 'molecularWeight', y: 'logP', color: 'probability' }}
      figures={[
        ...figures.map(({ key, digits }) => ({
          key,
          digits,
          label: t(`figure.${key}`),
          of: (point: ForwardPoint) => point[key],
        })),
        { key: 'probability', digits: 0, label: `${t('column.probability')} (%)`, of: (one) => one.probability * 100 },
      ]}
      renderHead={({ productId }) => <PointPicture taskId={taskId} productId={productId} />}
      onOpen={onOpen}
    />
  );
}
