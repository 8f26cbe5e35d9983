// What likely forms beside the product of a step, with its reagents and at its temperature.

import type { ImpurityConditions } from '@app/shared/contracts/impurity/impurity';
import type { AskedReaction } from '@app/shared/contracts/reaction/reaction';
import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import styles from './by-products.module.css';

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
  if (data.byProducts.length === 0) return <p className={styles.none}>{t('byProducts.none')}</p>;
  return (
    <ul className={styles.list}>
      {data.byProducts.map(({ molecule, likelihood, why }) => (
        <li key={molecule.key}>
          <MoleculePicture molecule={molecule} width={96} height={64} decorative />
          <span>
            {moleculeLabel(molecule)}
            <br />
            <span className={styles.quiet}>
              {t(`byProducts.likelihood.${likelihood}`)} · {why}
            </span>
          </span>
        </li>
      ))}
    </ul>
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
