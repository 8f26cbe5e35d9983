// /my/ban: reactions that searches never propose to this user.

import { Input } from 'antd';
import { banFileTypes, type BannedReaction } from '@app/shared/contracts/bans';
import { Fragment, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { downloadAddress } from '../../shared/api/files/download.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TrashIcon } from '../../ui/icons/icons.tsx';
import { ArrowRightIcon } from '../../ui/icons/work-icons.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import styles from './page.module.css';

const pageSize = 20;

export function BanPage() {
  const { t } = useTranslation('bans');
  const [searchValue, setSearchValue] = useState('');
  const [pages, setPages] = useState(1);
  const { data, error, mutate } = useBanned(1, searchValue);
  const isEmpty = data?.total === 0 && searchValue === '';
  useTitle(t('title'));
  return (
    <RecordPage title={t('title')} intro={t('intro')}>
      {!isEmpty && (
        <div className={styles.bar}>
          <Input
            type="search"
            value={searchValue}
            aria-label={t('search')}
            placeholder={t('search')}
            onChange={(event) => {
              setSearchValue(event.target.value);
              setPages(1);
            }}
          />
          <span className={styles.total} role="status">
            {data && t('total', { count: data.total })}
          </span>
          {data && data.total > 0 && (
            <span className={styles.downloads}>
              {t('download')}
              {banFileTypes.map((fileType) => {
                const kind = `.${fileType}`;
                const wanted = { fileType, ...(searchValue && { searchValue }) };
                return (
                  <a
                    key={fileType}
                    className={styles.download}
                    href={downloadAddress('downloadReactions', { query: wanted })}
                    aria-label={t('downloadAs', { kind })}
                    download
                  >
                    {kind}
                  </a>
                );
              })}
            </span>
          )}
        </div>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height={120} radius={6} />}
      {isEmpty && (
        <div className={styles.empty}>
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink to="/retrosynthesis">{t('empty.action')}</ButtonLink>}
          />
        </div>
      )}
      {data?.total === 0 && !isEmpty && <EmptyState title={t('emptySearch')} />}
      <ul className={styles.list}>
        {Array.from({ length: pages }, (_, index) => (
          <Rows key={index} pageIndex={index + 1} searchValue={searchValue} />
        ))}
      </ul>
      {data && pages * pageSize < data.total && (
        <Button size="small" onClick={() => setPages(pages + 1)}>
          {t('more')}
        </Button>
      )}
    </RecordPage>
  );
}

function useBanned(pageIndex: number, searchValue: string) {
  const query = { pageIndex, pageSize, ...(searchValue && { searchValue }) };
  return useCall('dislikeReaction', { query }, { keepFor: 'list' });
}

/** One page of the list. */
function Rows({ pageIndex, searchValue }: { pageIndex: number; searchValue: string }) {
  const { t } = useTranslation('bans');
  const removeWithUndo = useRemoval();
  const { data } = useBanned(pageIndex, searchValue);
  const remove = ({ id, name }: BannedReaction) =>
    removeWithUndo({
      remove: () => call('deleteReactions', { params: { id } }),
      said: t('removed', { name }),
      // Later rows move up, across pages.
      lists: ['dislikeReaction'],
    });
  return data?.items.map((one) => (
    <li key={one.id}>
      <div className={styles.words}>
        <strong>{one.name}</strong>
        <span className={styles.scope}>{t(`scope.${one.scope}`)}</span>
        <Drawing reaction={one} />
        {one.reason && <span>{t('reason', { text: one.reason })}</span>}
        <code>{one.reactionSmiles}</code>
        <span className={styles.since}>{formatDate(one.createdAt)}</span>
      </div>
      <IconButton
        label={t('remove', { name: one.name })}
        icon={<TrashIcon size={16} />}
        onClick={() => void remove(one)}
      />
    </li>
  ));
}

function Drawing({ reaction: { precursors, product } }: { reaction: BannedReaction }) {
  if (!product) return null;
  return (
    <div className={styles.drawing}>
      {precursors.map((one, index) => (
        <Fragment key={one.key}>
          {index > 0 && <span>+</span>}
          <MoleculePicture molecule={one} width={110} height={76} />
        </Fragment>
      ))}
      <ArrowRightIcon size={18} />
      <MoleculePicture molecule={product} width={130} height={76} />
    </div>
  );
}
