// /my/eln: what was handed over to the lab notebook and what became of it; products by their number.

import { Checkbox, Flex, Input, Typography } from 'antd';
import { deliveryStates, type DeliveryState as State, type ElnDelivery } from '@app/shared/contracts/eln';
import { Link } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { useElnEnabled } from '../../shared/api/data/runtime-config.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { DeliveryState } from '../../chemistry/eln/delivery-state.tsx';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { presentError } from '../../shared/errors/present.ts';
import { formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { homePath } from '../../chemistry/export/paths.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { useListWish } from '../../ui/table/list-wish.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { RecordTitle } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { toast } from '../../ui/notice/toast.ts';
import { actionColumn, column, rowHeading } from '../../ui/table/column.tsx';
import { useState } from 'react';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { Pending } from '../../ui/state/pending.tsx';

/** While something is loading. */
const watchMs = 5_000;

export function ElnPage() {
  const { t } = useTranslation('eln');
  const isEnabled = useElnEnabled();
  const { data: eln, mutate } = useCall('webHookHost', isEnabled ? {} : null);
  useTitle(t('title'));
  if (!isEnabled || (eln && eln.host === null && eln.scilligenceHost === null))
    return <EmptyState title={t('off.title')} text={t('off.text')} />;
  const change = async (isCanPushDH: boolean) => {
    if (!eln) return;
    const changed = { ...eln, isCanPushDH };
    const params = { key: 'IsCanPushDH', value: String(isCanPushDH) } as const;
    // The box follows at once, and goes back where the service refuses.
    await mutate(
      call('changeSetting', { params }).then(() => changed),
      { optimisticData: changed },
    ).catch(presentError);
  };
  const host = eln?.host ?? eln?.scilligenceHost ?? '';
  return (
    <RecordPage title={t('title')} intro={t(eln?.host ? 'intro' : 'introAsk', { host })}>
      {eln && eln.host !== null && (
        <Checkbox checked={eln.isCanPushDH} onChange={({ target }) => void change(target.checked)}>
          {t('setting.label')}
        </Checkbox>
      )}
      <ProductSearch isAsked={eln !== undefined && eln.scilligenceHost !== null} />
      {eln && <Deliveries isOffered={eln.host !== null} mayPush={eln.host !== null && eln.isCanPushDH} />}
    </RecordPage>
  );
}

/** What was handed over; an invitation to do so only where it is offered. */
function Deliveries({ isOffered, mayPush }: { isOffered: boolean; mayPush: boolean }) {
  const { t } = useTranslation('eln');
  const wish = useListWish<State>();
  const list = useCall(
    'elnDeliveries',
    { body: wish.query },
    {
      keepFor: 'list',
      passive: true,
      follows: true,
      refreshInterval: (newest) => (newest?.items.some((one) => one.state === 'waiting') ? watchMs : 0),
    },
  );
  const retry = async ({ deliveryId }: ElnDelivery) => {
    try {
      await call('elnRetry', { body: { deliveryId } });
      toast.success(t('retried'));
    } finally {
      await list.mutate();
    }
  };
  const isEmpty = list.data?.total === 0 && !wish.isNarrowed;
  if (isEmpty && !isOffered) return null;
  return (
    <>
      {!isEmpty && (
        <Segmented
          label={t('filter.label')}
          value={wish.state}
          options={(['all', ...deliveryStates] as const).map((value) => ({
            value,
            label: t(value === 'all' ? 'filter.all' : `state.${value}`),
          }))}
          onChange={(state) => wish.narrow({ state })}
        />
      )}
      <Records<ElnDelivery>
        label={t('title')}
        rowKey="deliveryId"
        list={list}
        page={wish.page}
        empty={
          <EmptyState
            title={t(isEmpty ? 'empty.title' : 'empty.filtered')}
            {...(isEmpty && { text: t('empty.text') })}
          />
        }
        columns={[
          column(t('column.route'), rowHeading, ({ target, taskName, steps, routeId }) => (
            <>
              <RecordTitle name={moleculeLabel(target)}>
                {taskName} · {t('steps', { count: steps })}
              </RecordTitle>
              <Link to={`/route/detail/${routeId}`}>{t('openRoute')}</Link>
            </>
          )),
          column(t('column.number'), ({ roNumber = '–' }) => roNumber),
          column(t('column.state'), (one) => <DeliveryState delivery={one} />),
          column(t('column.when'), ({ createdAt }) => formatDateTime(createdAt)),
          actionColumn(
            t('column.actions'),
            (one) =>
              mayPush &&
              one.state !== 'delivered' && (
                <Button size="small" onClick={() => retry(one)}>
                  {t('retry')}
                </Button>
              ),
          ),
        ]}
      />
    </>
  );
}

/** A product by its number: as the notebook knows it, where it is asked, and the routes handed over under it. */
function ProductSearch({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation('eln');
  const [roNumber, setRoNumber] = useState<string | null>(null);
  return (
    <section aria-label={t('product.title')}>
      <div role="search" style={{ maxWidth: 420 }}>
        <Typography.Text strong>{t('product.label')}</Typography.Text>
        <Input.Search
          aria-label={t('product.label')}
          maxLength={100}
          autoComplete="off"
          enterButton={t('product.find')}
          onSearch={(text) => text.trim() !== '' && setRoNumber(text.trim())}
        />
      </div>
      {roNumber !== null && <Found roNumber={roNumber} isAsked={isAsked} />}
    </section>
  );
}

function Found({ roNumber, isAsked }: { roNumber: string; isAsked: boolean }) {
  const { t } = useTranslation('eln');
  const { data, error, mutate } = useCall('searchByProductId', { query: { roNumber } });
  if (!data) return <Pending of={{ error, mutate }} height={80} />;
  const { product, deliveries } = data;
  return (
    <Flex wrap gap="12px 32px" role="status" style={{ marginTop: 12 }}>
      {product ? (
        <Flex vertical gap={6} align="flex-start">
          <strong>{product.name ?? product.roNumber}</strong>
          {product.molecule ? (
            <>
              <MoleculePicture molecule={product.molecule} width={180} height={110} />
              <ButtonLink size="small" to={homePath(product.molecule.smiles)}>
                {t('product.plan')}
              </ButtonLink>
            </>
          ) : (
            <Typography.Text type="secondary">{t('product.noStructure')}</Typography.Text>
          )}
          {product.url !== undefined && (
            <a href={product.url} target="_blank" rel="noreferrer">
              {t('product.open')}
            </a>
          )}
        </Flex>
      ) : (
        isAsked && <Typography.Text type="secondary">{t('product.none', { number: roNumber })}</Typography.Text>
      )}
      {deliveries.length === 0 ? (
        <Typography.Text type="secondary">{t('product.noneOwn', { number: roNumber })}</Typography.Text>
      ) : (
        <div>
          <strong>{t('product.routes')}</strong>
          <ul>
            {deliveries.map((one) => (
              <li key={one.deliveryId}>
                <Link to={`/route/detail/${one.routeId}`}>{one.taskName}</Link> · {t(`state.${one.state}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Flex>
  );
}
