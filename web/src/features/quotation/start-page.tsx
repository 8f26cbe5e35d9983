// A new quotation: at which amounts the product is offered, in which currency and language, to whom.

import { Checkbox, Flex, Form, Input, Space, Typography } from 'antd';
import { cultures, currencies, type Culture, type Currency } from '@app/shared/constants/locale';
import { costScales, type RouteCostSheet } from '@app/shared/contracts/cost';
import { quotationTextLengths } from '@app/shared/contracts/quotation';
import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { editSheet } from '@app/shared/rules/cost/sheet';
import { costRanges } from '@app/shared/rules/cost/range';
import { costOf } from '@app/shared/rules/cost/route';
import type { MomentAction } from '@app/shared/constants/screen-actions';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { track } from '../../shared/api/track.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useCurrency } from '../../shared/api/data/use-currency.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { formatMoneyRange } from '../../shared/i18n/money-range.ts';
import { sentenceGap } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { RecordPage, RecordsLoading } from '../../ui/table/record-page.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { quotationPath } from '../../chemistry/export/paths.ts';
import { StateTag } from './header.tsx';
import { QuotationBar } from './quotation-bar.tsx';
import { scaleWords } from './words.ts';
import { useListRefresh } from './use-list-refresh.ts';

export function StartPage({ routeId }: { routeId: string }) {
  const { t } = useTranslation('quotation');
  const [search] = useSearchParams();
  const asked = currencies.find((one) => one === search.get('currency'));
  const own = useCurrency();
  const [chosen, setCurrency] = useState(asked);
  const currency = chosen ?? own;
  const { data, error, mutate } = useCall('routeCost', { query: { routeId, currency } }, { keepFor: routeId });
  useTitle(t('start.title'));
  if (error) return <ErrorState error={error} heading={t('start.title')} onRetry={() => void mutate()} />;
  const target = data?.cost.molecules.find((one) => one.smiles === data.cost.sheet.steps.at(-1)?.product.smiles);
  const intro = target ? t('start.intro', { name: moleculeLabel(target) }) : t('start.introAny');
  return (
    <>
      <QuotationBar routeId={routeId} currency={currency} />
      <RecordPage title={t('start.title')} intro={intro}>
        <QuotedBefore routeId={routeId} />
        {data ? <StartForm cost={data.cost} onCurrency={setCurrency} currency={currency} /> : <RecordsLoading />}
      </RecordPage>
    </>
  );
}

const mostBefore = 3;

/** So that a draft is continued rather than started twice. */
function QuotedBefore({ routeId }: { routeId: string }) {
  const { t } = useTranslation('quotation');
  const { data } = useCall('quotationList', { query: { routeId, pageIndex: 1, pageSize: mostBefore } });
  if (!data || data.total === 0) return null;
  return (
    <Space wrap>
      {t('start.before')}
      {data.items.map((one) => (
        <span key={one.quotationId}>
          <Link to={quotationPath(one)}>{t('versionOf', one)}</Link> <StateTag state={one.state} />
        </span>
      ))}
    </Space>
  );
}

const actions: Record<RouteType, MomentAction> = {
  retrosynthesis: 'requestQuotation',
  processchemistry: 'requestProcessQuotation',
};

interface Chosen {
  scales: number[];
  language: Culture;
  customer: string;
}

interface StartFormProps {
  cost: RouteCostSheet;
  currency: Currency;
  onCurrency: (currency: Currency) => void;
}

function StartForm({ cost, currency, onCurrency }: StartFormProps) {
  const { t } = useTranslation('quotation');
  const navigate = useNavigate();
  const refreshList = useListRefresh();
  const { data: route } = useCall('routeDetail', { query: { routeId: cost.routeId } });
  const sheet = editSheet(cost.sheet, cost.edits);
  const offered = [...new Set([...costScales, sheet.scaleGrams])].toSorted((a, b) => a - b);
  const { isBusy, run } = useAction();
  const start = async ({ scales, language, customer }: Chosen) => {
    const { routeId } = cost;
    const body = { routeId, scales: scales.toSorted((a, b) => a - b), currency, language, customer };
    const { quotation } = await call('quotationStart', { body });
    refreshList();
    if (route) track(actions[route.routeType]);
    await navigate(quotationPath(quotation), { replace: true });
  };
  const first: Chosen = { scales: [sheet.scaleGrams], language: currentCulture(), customer: '' };
  return (
    <Form
      layout="vertical"
      initialValues={first}
      requiredMark={false}
      style={{ maxWidth: 560 }}
      onFinish={(chosen: Chosen) => void run(() => start(chosen))}
    >
      <Form.Item label={t('field.currency')} htmlFor="">
        <Segmented
          label={t('field.currency')}
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={onCurrency}
        />
      </Form.Item>
      <Form.Item name="language" label={t('field.language')} htmlFor="">
        <Segmented
          label={t('field.language')}
          value={first.language}
          options={cultures.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="scales"
        label={t('start.scales')}
        htmlFor=""
        // A group of checkboxes may not be required in ARIA.
        required={false}
        rules={[{ required: true, message: t('start.noScale') }]}
      >
        <Checkbox.Group aria-label={t('start.scales')} style={{ display: 'block' }}>
          {offered.map((grams) => (
            <Checkbox key={grams} value={grams} style={{ display: 'flex', padding: '4px 0' }}>
              <Flex wrap gap="0 12px">
                <span style={{ minWidth: 72 }}>{scaleWords(grams)}</span>
                <Typography.Text type="secondary">{costWords(grams)}</Typography.Text>
              </Flex>
            </Checkbox>
          ))}
        </Checkbox.Group>
      </Form.Item>
      <Form.Item name="customer" label={t('field.customer')}>
        <Input maxLength={quotationTextLengths.customer} autoComplete="off" />
      </Form.Item>
      <Button type="submit" variant="primary" loading={isBusy}>
        {t('start.action')}
      </Button>
    </Form>
  );

  function costWords(grams: number): string {
    try {
      const scaledSheet = { ...sheet, scaleGrams: grams };
      const counted = costOf(scaledSheet);
      const { unpriced } = counted;
      const range = costRanges(scaledSheet, counted).total;
      const text = t('start.costs', { cost: formatMoneyRange(range, sheet.currency) });
      return unpriced.length === 0
        ? text
        : `${text}${sentenceGap()}${t('position.unpriced', { count: unpriced.length })}`;
    } catch {
      return t('refusal.beyond');
    }
  }
}
