// The heading of routes that turn on the same bonds: what they share, how many they are, and whether they are in sight.

import { Button, Flex, Typography } from 'antd';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../../../ui/icons/work-icons.tsx';
import { RecordTitle } from '../../../ui/table/record-text.tsx';
import { listedCost } from '../score/listed-cost.tsx';
import type { ClusterEntry } from '../filter/entries.ts';
import { useRouteListing } from '../list-context.ts';

const mostShared = 3;

/** `height` is that of the pictures in CSS pixels. */
export function ClusterHeading({ cluster, height }: { cluster: ClusterEntry; height: number }) {
  const { t } = useTranslation('routes');
  const { task, onFold } = useRouteListing();
  const isNarrow = useIsBelow('lg');
  const { id, text, bonds, shared, isFolded, routes, solved, best, cheapest } = cluster;
  const [least, most] = cluster.steps;
  const size = { width: Math.round(height * 1.4), height };
  const figures = [
    t('listPage.cluster.routes', { count: routes }),
    t('listPage.cluster.solved', { count: solved }),
    least === most ? t('listPage.cluster.steps', { count: least }) : t('listPage.cluster.stepsFromTo', { least, most }),
    t('listPage.cluster.best', { score: formatNumber(best, 1) }),
    ...(cheapest ? [t('listPage.cluster.cheapest', { cost: listedCost(cheapest, cheapest.currency) })] : []),
  ];
  return (
    <Flex gap={16} align="center" style={{ height: '100%', paddingInline: '6px 12px', background: 'var(--sunken)' }}>
      <Button
        type="text"
        icon={isFolded ? <ChevronRightIcon size={16} /> : <ChevronDownIcon size={16} />}
        aria-expanded={!isFolded}
        aria-keyshortcuts="C"
        onClick={() => onFold(id)}
        style={{ flex: 1, gap: 12, justifyContent: 'start', minWidth: 0, height: 'auto', padding: 4 }}
      >
        {bonds.length > 0 && (
          <MoleculePicture molecule={task.target} {...size} marked={[...new Set(bonds.flat())]} decorative />
        )}
        <span style={{ minWidth: 0, textAlign: 'start', whiteSpace: 'normal' }}>
          <RecordTitle name={bonds.length > 0 ? t('listPage.cluster.title', { text }) : t('listPage.cluster.none')}>
            {figures.join(' · ')}
          </RecordTitle>
        </span>
      </Button>
      {shared.length > 0 && !isNarrow && (
        <Flex gap={8} align="center">
          <Typography.Text type="secondary">{t('listPage.cluster.shared')}</Typography.Text>
          {shared.slice(0, mostShared).map((molecule) => (
            <MoleculePicture key={molecule.key} molecule={molecule} {...size} label={moleculeLabel(molecule)} />
          ))}
          {shared.length > mostShared && t('listPage.cluster.more', { count: shared.length - mostShared })}
        </Flex>
      )}
    </Flex>
  );
}
