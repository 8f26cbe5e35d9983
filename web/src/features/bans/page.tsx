// /my/ban: reactions that searches never propose to this user.

import { Flex, Space, Typography } from 'antd';
import { banFileTypes, type BannedReaction } from '@app/shared/contracts/bans';
import { Fragment } from 'react';
import { call } from '../../shared/api/call.ts';
import { downloadAddress } from '../../shared/api/files/download.ts';
import { FileLink } from '../../ui/button/file-link.tsx';
import { useCall } from '../../shared/api/use-call.ts';
import { formatDate } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TrashIcon } from '../../ui/icons/icons.tsx';
import { ArrowRightIcon } from '../../ui/icons/work-icons.tsx';
import { SearchField, useListWish } from '../../ui/table/list-wish.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordNote, RecordTitle } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { actionColumn, column, rowHeading } from '../../ui/table/column.tsx';

export function BanPage() {
  const { t } = useTranslation('bans');
  const removeWithUndo = useRemoval();
  const wish = useListWish();
  const wanted = wish.key && { searchValue: wish.key };
  const list = useCall('dislikeReaction', { query: { ...wish.query, ...wanted } }, { keepFor: 'list' });
  const { data } = list;
  const isEmpty = data?.total === 0 && !wish.isNarrowed;
  useTitle(t('title'));
  const remove = ({ id, name }: BannedReaction) =>
    removeWithUndo({
      remove: () => call('deleteReactions', { params: { id } }),
      said: t('removed', { name }),
      lists: ['dislikeReaction'],
    });
  return (
    <RecordPage title={t('title')} intro={t('intro')}>
      {!isEmpty && (
        <Flex wrap gap={12} align="center">
          <SearchField label={t('search')} value={wish.words} onChange={(words) => wish.narrow({ words })} />
          <Typography.Text type="secondary" role="status">
            {data && t('total', { count: data.total })}
          </Typography.Text>
          {data && data.total > 0 && (
            <Space>
              {t('download')}
              {banFileTypes.map((fileType) => (
                <FileLink
                  key={fileType}
                  fileType={fileType}
                  href={downloadAddress('downloadReactions', { query: { fileType, ...wanted } })}
                  label={t('downloadAs', { kind: `.${fileType}` })}
                />
              ))}
            </Space>
          )}
        </Flex>
      )}
      <Records<BannedReaction>
        label={t('title')}
        rowKey="id"
        list={list}
        page={wish.page}
        empty={
          isEmpty ? (
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text')}
              action={<ButtonLink to="/retrosynthesis">{t('empty.action')}</ButtonLink>}
            />
          ) : (
            <EmptyState title={t('emptySearch')} />
          )
        }
        columns={[
          column(t('column.name'), rowHeading, (one) => (
            <>
              <RecordTitle name={one.name}>{one.reason && t('reason', { text: one.reason })}</RecordTitle>
              <Drawing reaction={one} />
              <RecordNote>
                <code>{one.reactionSmiles}</code>
              </RecordNote>
            </>
          )),
          column(t('column.scope'), { width: '22%' }, ({ scope }) => t(`scope.${scope}`)),
          column(t('column.since'), { width: 140 }, ({ createdAt }) => formatDate(createdAt)),
          actionColumn(t('column.action'), (one) => (
            <IconButton
              label={t('remove', { name: one.name })}
              icon={<TrashIcon size={16} />}
              onClick={() => void remove(one)}
            />
          )),
        ]}
      />
    </RecordPage>
  );
}

function Drawing({ reaction: { precursors, product } }: { reaction: BannedReaction }) {
  if (!product) return null;
  return (
    <Flex wrap gap="4px 8px" align="center">
      {precursors.map((one, index) => (
        <Fragment key={one.key}>
          {index > 0 && <span>+</span>}
          <MoleculePicture molecule={one} width={110} height={76} />
        </Fragment>
      ))}
      <ArrowRightIcon size={18} />
      <MoleculePicture molecule={product} width={130} height={76} />
    </Flex>
  );
}
