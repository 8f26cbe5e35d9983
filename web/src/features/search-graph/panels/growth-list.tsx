// Further searches from molecules of the graph: progress of the running one, and the result of the last.

import type { GraphGrowth } from '@app/shared/contracts/search-graph/part';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StopIcon } from '../../../ui/icons/icons.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { useShownGraph } from '../use-explorer.ts';

const shown = 3;

/** `growths` are the newest first. */
export function GrowthList({ growths }: { growths: readonly GraphGrowth[] }) {
  const { canChange, onGrown } = useShownGraph();
  const { t } = useTranslation('search-graph');
  const searches = growths.filter(({ kind }) => kind === 'search').slice(0, shown);
  if (searches.length === 0) return null;
  const stop = (growthId: string) => call('searchGraphGrowStop', { body: { growthId } }).then(onGrown, presentError);
  return (
    <Section title={t('growth.label')}>
      {searches.map(({ growthId, state, molecule, seconds = 1, elapsedMs, expansions }) => {
        const isUnderWay = state === 'queued' || state === 'searching';
        const name = moleculeLabel(molecule);
        const done = t('growth.expansions', { count: expansions, value: formatNumber(expansions) });
        return (
          <div key={growthId}>
            <Flex gap={8} align="center" justify="space-between">
              <span>{[name, t(`growth.${state}`), ...(expansions > 0 ? [done] : [])].join(' · ')}</span>
              {isUnderWay && canChange && (
                <Button size="small" icon={<StopIcon size={14} />} onClick={() => void stop(growthId)}>
                  {t('growth.stop')}
                </Button>
              )}
            </Flex>
            {isUnderWay && (
              <ProgressBar
                percent={(elapsedMs / seconds / 1_000) * 100}
                indeterminate={state === 'queued'}
                label={t('growth.progress', { name })}
              />
            )}
          </div>
        );
      })}
    </Section>
  );
}
