// Other ways to make the product of a step, as the search saw them, with the routes that take each.

import type { StepAlternatives as Found } from '@app/shared/contracts/routes/insight';
import { Divider, Flex, Space, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StepOfRoute } from '../use-route-data.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { percentText } from '../../../chemistry/step/evidence-text.ts';
import { productOf } from '../../../chemistry/tree/route-tree.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Pending } from '../../../ui/state/pending.tsx';
import { RecordNote, RecordTitle } from '../../../ui/table/record-text.tsx';
import { editedRoutePath, manualPlanPath, searchGraphPath } from '../../../chemistry/export/paths.ts';

const [first, more] = [4, 50];

/** Asks when it is shown; put it into a fold. */
export function StepAlternatives({ route, step }: StepOfRoute) {
  const { t } = useTranslation('routes');
  const [top, setTop] = useState(first);
  const { routeId } = route.summary;
  const { data, error, mutate } = useCall(
    'routeStepAlternatives',
    { query: { routeId, stepId: step.stepId, top, routeType: route.routeType } },
    { keepFor: step.stepId },
  );
  if (!data) return <Pending compact of={{ error, mutate }} height={110} />;
  const { items, total, graph } = data;
  const product = productOf(route, step);
  return (
    <Flex vertical gap={10}>
      {items.length === 0 ? (
        t(`detailPage.alternatives.empty.${graph}`)
      ) : (
        <RecordNote>{t('detailPage.alternatives.how', { count: total })}</RecordNote>
      )}
      {items.map((item) => (
        <Alternative key={item.reaction.reactionId} item={item} shown={routeId} />
      ))}
      <Space wrap>
        {total > items.length && top < more && (
          <Button size="small" onClick={() => setTop(more)}>
            {t('detailPage.alternatives.more', { count: Math.min(more, total) - items.length })}
          </Button>
        )}
        {graph === 'ready' && (
          <ButtonLink size="small" to={searchGraphPath(route.routeType, route.taskId, product?.molecule.key)}>
            {t('detailPage.alternatives.graph')}
          </ButtonLink>
        )}
        {product && (
          <ButtonLink size="small" to={manualPlanPath(product.molecule.key)}>
            {t('detailPage.alternatives.byHand')}
          </ButtonLink>
        )}
      </Space>
    </Flex>
  );
}

/** `shown` is the route that is looked at. */
function Alternative({
  item: { reaction, routes, routeCount },
  shown,
}: {
  item: Found['items'][number];
  shown: string;
}) {
  const { t } = useTranslation('routes');
  const { name, score, precedents, check, solved, precursors } = reaction;
  const facts = [
    t('detailPage.alternatives.probability', { value: percentText(t, score) }),
    t('list.precedents', { count: precedents, value: formatNumber(precedents) }),
    t(`detailPage.alternatives.check.${check}`),
    t(solved ? 'detailPage.alternatives.solved' : 'detailPage.alternatives.open'),
  ];
  return (
    <div>
      <Space wrap separator="+">
        {precursors.map(({ molecule, state }) => (
          <Flex key={molecule.key} vertical align="center">
            <MoleculePicture molecule={molecule} width={96} height={66} decorative />
            <Typography.Text type={state === 'inStock' ? 'success' : undefined} style={{ maxWidth: 120, fontSize: 12 }}>
              {moleculeLabel(molecule)}
            </Typography.Text>
          </Flex>
        ))}
      </Space>
      <RecordTitle name={name}>{facts.join(' · ')}</RecordTitle>
      {routeCount === 0 ? (
        <RecordNote>{t('detailPage.alternatives.noRoute')}</RecordNote>
      ) : (
        <Space wrap size={10}>
          {t('detailPage.alternatives.routes', { count: routeCount })}
          {routes.map(({ routeId, rank }) => (
            <Link key={routeId} to={editedRoutePath(routeId, shown)}>
              {t('detailPage.alternatives.route', { rank })}
            </Link>
          ))}
        </Space>
      )}
      <Divider style={{ margin: '12px 0 0' }} />
    </div>
  );
}
