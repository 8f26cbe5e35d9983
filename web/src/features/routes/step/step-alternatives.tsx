// Other ways to make the product of a step, as the search saw them, with the routes that take each.

import type { StepAlternatives as Answer } from '@app/shared/contracts/routes/insight';
import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { Fragment, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { percentText } from '../../../chemistry/step/evidence-text.ts';
import { productOf } from '../../../chemistry/tree/route-tree.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { manualPlanPath, routePath, searchGraphPath } from '../paths.ts';
import styles from './step-alternatives.module.css';

export interface StepAlternativesProps {
  route: RouteDetail;
  step: RouteStep;
}

const [first, more] = [4, 50];

/** Asks when it is shown; put it into a fold. */
export function StepAlternatives({ route, step }: StepAlternativesProps) {
  const { t } = useTranslation('routes');
  const [top, setTop] = useState(first);
  const { routeId } = route.summary;
  const { data, error, mutate } = useCall(
    'routeStepAlternatives',
    { query: { routeId, stepId: step.stepId, top, routeType: route.routeType } },
    { keepFor: step.stepId },
  );
  if (!data && error) return <ErrorState error={error} compact onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height={110} radius={6} />;
  const product = productOf(route, step);
  return (
    <div className={styles.alternatives}>
      {data.items.length === 0 ? (
        <p>{t(`detailPage.alternatives.empty.${data.graph}`)}</p>
      ) : (
        <>
          <p className={styles.quiet}>{t('detailPage.alternatives.how', { count: data.total })}</p>
          <ul className={styles.list}>
            {data.items.map((item) => (
              <Alternative key={item.reaction.reactionId} item={item} />
            ))}
          </ul>
          {data.total > data.items.length && top < more && (
            <Button size="small" onClick={() => setTop(more)}>
              {t('detailPage.alternatives.more', { count: Math.min(more, data.total) - data.items.length })}
            </Button>
          )}
        </>
      )}
      <div className={styles.row}>
        {data.graph === 'ready' && (
          <ButtonLink size="small" to={searchGraphPath(route.routeType, route.taskId, product?.molecule.key)}>
            {t('detailPage.alternatives.graph')}
          </ButtonLink>
        )}
        {product && (
          <ButtonLink size="small" to={manualPlanPath(product.molecule.key)}>
            {t('detailPage.alternatives.byHand')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Alternative({ item: { reaction, routes, routeCount } }: { item: Answer['items'][number] }) {
  const { t } = useTranslation('routes');
  const { t: words } = useTranslation('routes');
  const { search } = useLocation();
  const { name, score, precedents, check, solved, precursors } = reaction;
  const facts = [
    t('detailPage.alternatives.probability', { value: percentText(words, score) }),
    words('list.precedents', { count: precedents, value: formatNumber(precedents) }),
    t(`detailPage.alternatives.check.${check}`),
    t(solved ? 'detailPage.alternatives.solved' : 'detailPage.alternatives.open'),
  ];
  return (
    <li className={styles.item}>
      <div className={styles.pictures}>
        {precursors.map(({ molecule, state }, index) => (
          <Fragment key={molecule.key}>
            {index > 0 && <span>+</span>}
            <span className={styles.picture} data-in-stock={state === 'inStock'}>
              <MoleculePicture molecule={molecule} width={96} height={66} label={moleculeLabel(molecule)} />
            </span>
          </Fragment>
        ))}
      </div>
      <div>
        <strong>{name}</strong>
        <p className={styles.quiet}>{facts.join(' · ')}</p>
        {routeCount === 0 ? (
          <p className={styles.quiet}>{t('detailPage.alternatives.noRoute')}</p>
        ) : (
          <p className={styles.routes}>
            {t('detailPage.alternatives.routes', { count: routeCount })}
            {routes.map(({ routeId, rank }) => (
              <Link key={routeId} to={{ pathname: routePath(routeId), search }}>
                {t('detailPage.alternatives.route', { rank })}
              </Link>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
