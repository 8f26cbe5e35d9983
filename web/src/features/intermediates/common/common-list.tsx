// The intermediates that targets have in common. A search that ends changes the list by itself.

import { Input, Select } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { sentenceGap } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { RecordBox, RecordsLoading } from '../../../ui/table/record-table.tsx';
import { CommonTable, bestFirst, figures } from './common-table.tsx';
import { EmptyList } from '../empty-list.tsx';
import styles from '../page.module.css';
import { intermediatesPath } from '../paths.ts';

const pageSize = 50;
const restMs = 10_000;
const readingMs = 1_500;
const leastTargets = [2, 3, 4, 5, 10, 20] as const;

export function CommonList() {
  const { t } = useTranslation('intermediates');
  const [params] = useSearchParams();
  const targetKey = params.get('of');
  const [text, setText] = useState('');
  const key = useDebounced(text.trim());
  const [minTargets, setMinTargets] = useState(2);
  const [sort, setSort] = useState(bestFirst('worth'));
  const [pages, setPages] = useState(1);
  const wish = {
    minTargets,
    sort: sort.by,
    descending: sort.descending,
    ...(key !== '' && { key }),
    ...(targetKey !== null && { targetKey }),
  };
  const first = useCall(
    'intermediateList',
    { body: { ...wish, pageIndex: 1, pageSize } },
    {
      keepFor: targetKey ?? 'list',
      passive: true,
      refreshInterval: (newest) => (newest && newest.reading > 0 ? readingMs : restMs),
    },
  );
  const { data, error, mutate } = first;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <RecordsLoading />;
  const isFiltered = key !== '' || minTargets > 2 || targetKey !== null;
  if (data.total === 0 && !isFiltered) return <NothingInCommon reading={data.reading} />;
  return (
    <section aria-label={t('tab.common')}>
      <div className={styles['bar']}>
        <Input
          type="search"
          value={text}
          maxLength={200}
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          onChange={({ target }) => setText(target.value)}
        />
        <label>
          {t('list.minTargets')}
          <Select
            aria-label={t('list.minTargets')}
            value={minTargets}
            options={leastTargets.map((count) => ({ value: count, label: formatNumber(count) }))}
            onChange={(picked) => setMinTargets(Number(picked))}
          />
        </label>
        <label className={styles['sort']}>
          {t('list.sort')}
          <Select
            aria-label={t('list.sort')}
            value={sort.by}
            options={figures.map((figure) => ({ value: figure, label: t(`column.${figure}`) }))}
            onChange={(picked) => setSort(bestFirst(figures.find((one) => one === picked) ?? 'worth'))}
          />
        </label>
        <span className={styles['total']} role="status">
          {t('list.total', { count: data.total })}
          {data.reading > 0 && ` · ${t('list.reading', { count: data.reading })}`}
        </span>
      </div>
      {targetKey !== null && (
        <p className={styles['quiet']}>
          <ButtonLink size="small" to={intermediatesPath}>
            {t('list.allTargets')}
          </ButtonLink>
        </p>
      )}
      {data.total === 0 ? (
        <p className={styles['none']}>{t('list.none')}</p>
      ) : (
        <RecordBox>
          <CommonTable wish={wish} pages={pages} pageSize={pageSize} sort={sort} onSort={setSort} first={data.items} />
        </RecordBox>
      )}
      {data.total > pages * pageSize && (
        <Button className={styles['more']} onClick={() => setPages(pages + 1)}>
          {t('list.more')}
        </Button>
      )}
      <p className={styles['quiet']}>
        {t('list.read', { targets: formatNumber(data.targets), routes: formatNumber(data.routes) })}
        {sentenceGap()}
        {t('list.estimated')}
        {sentenceGap()}
        {t('list.rule')}
      </p>
    </section>
  );
}

function NothingInCommon({ reading }: { reading: number }) {
  const { t } = useTranslation('intermediates');
  return (
    <EmptyList
      title={reading > 0 ? t('list.reading', { count: reading }) : t('list.empty.title')}
      text={reading > 0 ? t('list.emptyReading') : t('list.empty.text')}
      action={t('list.empty.action')}
      to="/retrosynthesis"
      isPrimary
    />
  );
}
