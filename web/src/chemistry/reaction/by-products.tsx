// What likely forms beside the product of a step, with its reagents and at its temperature.

import type { ImpurityConditions } from '@app/shared/contracts/impurity/impurity';
import type { AskedReaction } from '@app/shared/contracts/reaction/reaction';
import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/use-call.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { RecordTitle } from '../../ui/table/record-text.tsx';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';

export interface ByProductsProps {
  asked: AskedReaction;
  /** Of a step that is no part of a saved route. */
  condition?: RouteStep['conditions'][number] | undefined;
}

export function ByProducts({ asked, condition }: ByProductsProps) {
  const { t } = useTranslation('routes');
  const { data, error, mutate } = useCall('reactionByProducts', {
    body: { ...asked, ...(condition && { conditions: askedConditions(condition) }) },
  });
  if (!data && error) return <ErrorState error={error} compact onRetry={() => void mutate()} />;
  if (!data)
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{t('byProducts.loading')}</span>
        <Skeleton height={64} radius={6} />
      </div>
    );
  if (data.byProducts.length === 0) return <p style={{ margin: 0 }}>{t('byProducts.none')}</p>;
  return (
    <Flex component="ul" vertical gap={8} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {data.byProducts.map(({ molecule, likelihood, why }) => (
        <li key={molecule.key}>
          <Card size="small">
            <Flex gap={10} align="center">
              <MoleculePicture molecule={molecule} width={96} height={64} decorative />
              <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <RecordTitle name={moleculeLabel(molecule)}>
                  {t(`byProducts.likelihood.${likelihood}`)} · {why}
                </RecordTitle>
              </div>
            </Flex>
          </Card>
        </li>
      ))}
    </Flex>
  );
}

function askedConditions({
  reagents,
  catalysts,
  solvents,
  temperatureC,
}: RouteStep['conditions'][number]): ImpurityConditions {
  const agents = [...reagents, ...catalysts, ...solvents].filter((name) => name !== '' && name !== 'neat');
  return { agents: [...new Set(agents)].slice(0, 20), temperatureC: Math.max(...temperatureC) };
}
