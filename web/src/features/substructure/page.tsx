// Search for molecules by structure: the query on the left, what was found on the right.

import { useRef, useState } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { PlusIcon } from '../../ui/icons/work-icons.tsx';
import { focusCard } from './hits/hit-grid.tsx';
import { Hits } from './hits/hits.tsx';
import styles from './page.module.css';
import { QueryPanel } from './query/query-panel.tsx';
import { useSearch } from './use-search.ts';

const indexPollMs = 3_000;

export function SubstructurePage() {
  const { t } = useTranslation('substructure');
  useTitle(t('title'));
  const search = useSearch();
  const [isWide, setWide] = useState(false);
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
    <div className={styles.page}>
      <header className={styles.toolbar}>
        <h1>{t('title')}</h1>
        {total !== undefined && <span className={styles.note}>{t('over', { value: formatNumber(total) })}</span>}
        <Button size="small" className={styles.push} icon={<PlusIcon size={16} />} onClick={search.restart}>
          {t('new')}
        </Button>
      </header>
      <div className={styles.work} data-wide={isWide}>
        <QueryPanel
          search={search}
          status={status}
          isWide={isWide}
          onWiden={() => setWide(!isWide)}
          onLeave={() => focusCard(scroller.current, 0)}
        />
        <Hits search={search} scroller={scroller} />
      </div>
    </div>
  );
}
