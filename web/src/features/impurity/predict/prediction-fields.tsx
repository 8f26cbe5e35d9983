// Circumstances of the reaction, impurities of its starting materials, and the name of the prediction.

import { limits } from '@app/shared/constants/limits';
import { Col, Form, Input, Row, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { atmospheres, carriedOf, isTemperature, workUps, type PredictionForm } from '../prediction-form.ts';
import { AgentsField } from './agents-field.tsx';

/** The fields of antd's form around them. */
export function PredictionFields({ form }: { form: PredictionForm }) {
  const { t } = useTranslation('impurity');
  const carried = carriedOf(form).length;
  return (
    <>
      <Form.Item name="agents" label={t('form.agents')} extra={t('form.agentsHint')}>
        <AgentsField />
      </Form.Item>
      <Row gutter={12}>
        <Col xs={24} sm={8}>
          <Form.Item
            name="temperature"
            label={t('form.temperature')}
            {...(!isTemperature(form.temperature) && { validateStatus: 'error' })}
          >
            <Input type="number" inputMode="decimal" placeholder={t('form.unknown')} />
          </Form.Item>
        </Col>
        <Col xs={12} sm={8}>
          <Form.Item name="atmosphere" label={t('form.atmosphere')}>
            <Select options={atmospheres.map((value) => ({ value, label: t(`atmosphere.${value}`) }))} />
          </Form.Item>
        </Col>
        <Col xs={12} sm={8}>
          <Form.Item name="workUp" label={t('form.workUp')}>
            <Select options={workUps.map((value) => ({ value, label: t(`workUp.${value}`) }))} />
          </Form.Item>
        </Col>
      </Row>
      <Form.Item
        name="carried"
        label={carried > 0 ? t('form.carriedCount', { count: carried }) : t('form.carried')}
        extra={t('form.carriedHint')}
      >
        <Input.TextArea rows={3} spellCheck={false} placeholder={t('form.carriedPlaceholder')} />
      </Form.Item>
      <Form.Item name="name" label={t('form.name')}>
        <Input maxLength={limits.taskNameLength} autoComplete="off" placeholder={t('form.namePlaceholder')} />
      </Form.Item>
    </>
  );
}
