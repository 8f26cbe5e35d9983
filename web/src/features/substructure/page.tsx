// Search for molecules by structure: the query on the left, what was found on the right.

import { Flex, Typography } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultPage } from '../../chemistry/tasks/result-page.tsx';
import { useCall } from '../../shared/api/use-call.ts';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import { focusCard } from './hits/hit-grid.tsx';
import { Hits } from './hits/hits.tsx';
import { QueryPanel } from './query/query-panel.tsx';
import { useSearch } from './use-search.ts';

const indexPollMs = 3_000;

export function SubstructurePage() {
  const { t } = useTranslation('substructure');
  useTitle(t('title'));
  const search = useSearch();
  const [isWide, setWide] = useState(false);
  const isSmall = useIsBelow('lg');
  const scroller = useRef<HTMLDivElement>(null);
  const { data: status } = useCall(
    'substructureStatus',
    {},
    {
      passive: true,
      refreshInterval: (newest) =>
        newest?.sources.some(({ indexed, molecules }) => indexed < molecules) ? indexPollMs : 0,
    },
  );
  const total = status?.sources.reduce((sum, { molecules }) => sum + molecules, 0);
  return (
    <ResultPage scrollsNarrow>
      <Flex
        component="header"
        gap={12}
        align="center"
        style={{ height: 44, padding: '0 12px', borderBottom: '1px solid var(--line)', background: 'var(--surface)' }}
      >
        <h1 style={{ flex: 'none', margin: 0, fontSize: 15 }}>{t('title')}</h1>
        <Typography.Text type="secondary" ellipsis style={{ flex: 1 }}>
          {total !== undefined && t('over', { value: formatNumber(total) })}
        </Typography.Text>
        <Button size="small" icon={<PlusIcon size={16} />} onClick={search.restart}>
          {t('new')}
        </Button>
      </Flex>
      <Flex vertical={isSmall} flex={1} style={{ minHeight: 0 }}>
        <QueryPanel
          search={search}
          status={status}
          isWide={isWide}
          onWiden={() => setWide(!isWide)}
          onLeave={() => focusCard(scroller.current, 0)}
        />
        <Hits search={search} scroller={scroller} />
      </Flex>
    </ResultPage>
  );
}
