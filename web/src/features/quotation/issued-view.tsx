// What was issued: it never changes; the next version begins from it.

import { tradeTermNames, type Quotation } from '@app/shared/contracts/quotation';
import { quotationSums } from '@app/shared/rules/quotation';
import { Col, Flex, Row } from 'antd';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { formatDate, formatExactMoney, formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Head } from './header.tsx';
import { quotationPath } from '../../chemistry/export/paths.ts';
import { Sums } from './sums.tsx';
import { draftRange } from './use-draft.ts';
import { useListRefresh } from './use-list-refresh.ts';
import { pageStyle, scaleWords } from './words.ts';
import { FactList } from '../../ui/page/fact-list.tsx';
import { RecordTitle } from '../../ui/table/record-text.tsx';
import { Records } from '../../ui/table/records.tsx';
import { column, rowHeading } from '../../ui/table/column.tsx';

export function IssuedView({ quotation, isIssuedHere }: { quotation: Quotation; isIssuedHere: boolean }) {
  const { t } = useTranslation('quotation');
  const navigate = useNavigate();
  const refreshList = useListRefresh();
  const sums = quotationSums(quotation.positions, quotation);
  const { customer, currency, language, remarks, terms, validUntil, preparedBy, product } = quotation;
  const revise = async () => {
    const { quotation: next } = await call('quotationRevise', { body: { quotationId: quotation.quotationId } });
    refreshList();
    await navigate(quotationPath(next));
  };
  const facts = [
    [t('document.customer'), customer],
    [t('document.validUntil'), formatDate(validUntil)],
    [t('field.currency'), currency],
    [t('field.language'), t(`language.${language}`)],
    [t('document.preparedBy'), [preparedBy.name, preparedBy.company, preparedBy.email].filter(Boolean).join(' · ')],
    ...tradeTermNames.filter((name) => terms[name] !== '').map((name) => [t(`document.${name}`), terms[name]] as const),
    [t('document.remarks'), remarks || '–'],
  ] as const;
  const money = (key: 'unitPrice' | 'price') => ({
    title: t(`document.column.${key}`),
    align: 'right' as const,
    className: 'tabular',
    render: (_: unknown, __: unknown, at: number) => formatExactMoney(sums.positions[at]?.[key] ?? 0, currency),
  });
  return (
    <Flex vertical gap={16} style={pageStyle}>
      <Head quotation={quotation} mayExport takesFocus={isIssuedHere}>
        <Button variant="primary" onClick={revise}>
          {t('revise')}
        </Button>
      </Head>
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={17}>
          <Flex vertical gap={16}>
            <FactList facts={facts.map(([label, value]) => ({ key: label, label, value }))} />
            <Records<Quotation['positions'][number]>
              label={t('positions')}
              rowKey="positionId"
              rows={quotation.positions}
              empty={null}
              columns={[
                column(t('document.column.text'), rowHeading, ({ kind, grams, text }) => (
                  <RecordTitle
                    name={
                      kind === 'product'
                        ? t('position.product', { name: moleculeLabel(product), amount: scaleWords(grams ?? 0) })
                        : t(`kind.${kind}`)
                    }
                  >
                    {text}
                  </RecordTitle>
                )),
                column(t('document.column.units'), { align: 'right', className: 'tabular' }, ({ units }) =>
                  formatNumber(units),
                ),
                money('unitPrice'),
                money('price'),
              ]}
            />
          </Flex>
        </Col>
        <Col xs={24} xl={7}>
          <Sums
            sums={sums}
            cost={draftRange(quotation.sheet, quotation.positions)}
            currency={currency}
            taxBasisPoints={quotation.taxBasisPoints}
          />
        </Col>
      </Row>
    </Flex>
  );
}
