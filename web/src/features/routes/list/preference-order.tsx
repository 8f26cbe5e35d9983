// Beside the order of a list: by which weights, or like which route.

import { Popover, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { WeightSliders } from '../../../chemistry/preferences/weight-sliders.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useRouteListing } from '../list-context.ts';
import { likeOf, weightsOf } from './use-preferred.ts';

const given = 'given';

export function PreferenceOrder() {
  const { t } = useTranslation('routes');
  const { task, query, routes, onFilter } = useRouteListing();
  if (query.sort === 'fit') {
    return (
      <Popover
        trigger="click"
        styles={{ root: { width: 320 } }}
        content={
          <WeightSliders
            weights={weightsOf(query, task)}
            onChange={(weights) => onFilter({ weights: weights ?? null })}
          />
        }
      >
        <Button size="small">{t('listPage.bar.weights')}</Button>
      </Popover>
    );
  }
  if (query.sort !== 'likeness') return null;
  const isGiven = (task.settings.preferences?.likeRoute?.length ?? 0) > 0;
  const options = routes
    .filter(({ mark }) => mark !== 'hidden')
    .map(({ routeId, rank }) => ({ value: routeId, label: t('list.route', { rank }) }));
  return (
    <Select
      size="small"
      aria-label={t('listPage.bar.like')}
      popupMatchSelectWidth={false}
      value={likeOf(query, task, routes) ?? given}
      options={[...(isGiven ? [{ value: given, label: t('listPage.bar.likeGiven') }] : []), ...options]}
      onChange={(like) => onFilter({ like: like === given ? null : like })}
    />
  );
}
