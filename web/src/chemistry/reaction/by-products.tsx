// What likely forms beside the product of a step, with its reagents and at its temperature.

import type { AskedReaction } from '@app/shared/contracts/reaction/reaction';
import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/use-call.ts';
import { Pending } from '../../ui/state/pending.tsx';
import { RecordTitle } from '../../ui/table/record-text.tsx';
import { agentsOf } from '../step/condition-words.ts';
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
    body: {
      ...asked,
      ...(condition && {
        conditions: { agents: agentsOf(condition), temperatureC: Math.max(...condition.temperatureC) },
      }),
    },
  });
  if (!data) return <Pending compact of={{ error, mutate }} label={t('byProducts.loading')} height={64} />;
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
