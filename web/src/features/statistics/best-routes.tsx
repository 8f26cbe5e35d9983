// What the best solved routes cost, and which kinds of reactions they take.

import { Col, Progress, Row, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../shared/i18n/format.ts';
import { Section } from '../../ui/page/section.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';
import { CostChart, type BestRoutes } from './charts.tsx';
import { column, rowHeading } from '../../ui/table/column.tsx';

export function BestRoutesPart({ best: { routes, costs, classes } }: { best: BestRoutes }) {
  const { t } = useTranslation(['statistics', 'routes']);
  const { currency, median, lowerQuartile: low = 0, upperQuartile: high = 0 } = costs;
  const money = (minorUnits: number) => formatMoney(minorUnits, currency);
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} lg={12}>
        <Section title={t('chart.costs')}>
          {median !== undefined && <CostChart costs={costs} />}
          <RecordNote>
            {median === undefined ? t('chart.costsNone') : t('chart.costsSaid', { median: money(median) })}{' '}
            {low < high && t('chart.costsHalf', { low: money(low), high: money(high) })}{' '}
            {costs.routes < routes && t('chart.unpriced', { count: routes - costs.routes })}
          </RecordNote>
        </Section>
      </Col>
      <Col xs={24} lg={12}>
        <Section title={t('chart.classes')}>
          <Table<(typeof classes)[number]>
            aria-label={t('chart.classes')}
            size="small"
            pagination={false}
            rowKey="classKey"
            dataSource={classes}
            columns={[
              column(t('column.class'), rowHeading, (one) =>
                t(`routes:class.${one.classKey}`, { defaultValue: one.classKey }),
              ),
              column(t('column.routes'), { align: 'right', className: 'tabular', width: 80 }, (one) =>
                formatNumber(one.routes),
              ),
              column(t('column.share'), { width: 150 }, (one) => (
                <Progress
                  aria-label={t('column.share')}
                  percent={Math.round((one.routes / routes) * 100)}
                  size="small"
                  strokeColor="var(--primary)"
                />
              )),
            ]}
          />
          <RecordNote>{t('chart.classesSaid', { count: routes })}</RecordNote>
        </Section>
      </Col>
    </Row>
  );
}
