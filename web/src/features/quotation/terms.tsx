import { Col, Form, Input, Row } from 'antd';
import { cultures } from '@app/shared/constants/locale';
import { quotationTextLengths, tradeTermNames } from '@app/shared/contracts/quotation';
import { marginBases, marginBounds, taxBound } from '@app/shared/constants/quotation';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/date/date-field.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { Section } from '../../ui/page/section.tsx';
import { NumberField } from './number-field.tsx';
import type { Draft } from './use-draft.ts';

/** Basis points as per cent; an empty field keeps its value. */
const percent = {
  getValueProps: (value: number) => ({ value: value / 100 }),
  normalize: (value: number | null, before: number) => (value === null ? before : Math.round(value * 100)),
};
const third = { xs: 24, sm: 12, lg: 8 };

/** To whom, until when, in which language, with which margin and tax. */
export function Terms({ draft, onChange }: { draft: Draft; onChange: (change: Partial<Draft>) => void }) {
  const { t } = useTranslation('quotation');
  const [form] = Form.useForm<Draft>();
  const { validUntil, language, marginBasis } = draft;
  // The service may have kept other terms than were typed.
  useEffect(() => form.setFieldsValue(draft), [form, draft]);
  const take = (_: unknown, { marginBasisPoints, ...all }: Draft) =>
    onChange({ ...all, marginBasisPoints: Math.min(marginBasisPoints, marginBounds[all.marginBasis]) });
  return (
    <Section title={t('terms')}>
      <Form form={form} layout="vertical" initialValues={draft} requiredMark={false} onValuesChange={take}>
        <Row gutter={20}>
          <Col span={24}>
            <Form.Item name="customer" label={t('field.customer')}>
              <Input maxLength={quotationTextLengths.customer} />
            </Form.Item>
          </Col>
          <Col {...third}>
            <Form.Item name="validUntil" label={t('document.validUntil')}>
              <DateField id="validUntil" label={t('document.validUntil')} isRequired value={validUntil} />
            </Form.Item>
          </Col>
          <Col {...third}>
            <Form.Item name="language" label={t('field.language')} htmlFor="">
              <Segmented
                label={t('field.language')}
                value={language}
                options={cultures.map((value) => ({ value, label: t(`language.${value}`) }))}
              />
            </Form.Item>
          </Col>
          <Col {...third}>
            <Form.Item name="marginBasis" label={t('field.marginBasis')} htmlFor="">
              <Segmented
                label={t('field.marginBasis')}
                value={marginBasis}
                options={marginBases.map((value) => ({ value, label: t(`basis.${value}`) }))}
              />
            </Form.Item>
          </Col>
          <Col {...third}>
            <Form.Item name="marginBasisPoints" label={t(`margin.${marginBasis}`)} {...percent}>
              <NumberField min={0} max={marginBounds[marginBasis] / 100} suffix="%" />
            </Form.Item>
          </Col>
          <Col {...third}>
            <Form.Item name="taxBasisPoints" label={t('field.tax')} {...percent}>
              <NumberField min={0} max={taxBound / 100} suffix="%" />
            </Form.Item>
          </Col>
          {tradeTermNames.map((name) => (
            <Col key={name} xs={24} sm={12}>
              <Form.Item name={['terms', name]} label={t(`document.${name}`)}>
                <Input maxLength={quotationTextLengths.term} placeholder={t(`example.${name}`)} />
              </Form.Item>
            </Col>
          ))}
          <Col span={24}>
            <Form.Item name="remarks" label={t('document.remarks')}>
              <Input.TextArea rows={3} maxLength={quotationTextLengths.remarks} />
            </Form.Item>
          </Col>
        </Row>
      </Form>
    </Section>
  );
}
