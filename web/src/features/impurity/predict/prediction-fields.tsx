// Circumstances of the reaction, impurities of its starting materials, and the name of the prediction.

import { limits } from '@app/shared/constants/limits';
import { Col, Form, Input, Row, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { atmospheres, carriedOf, isTemperature, workUps, type PredictionForm } from '../prediction-form.ts';
import { AgentsField } from './agents-field.tsx';

export interface PredictionFieldsProps {
  form: PredictionForm;
  onChange: (form: PredictionForm) => void;
}

export function PredictionFields({ form, onChange }: PredictionFieldsProps) {
  const { t } = useTranslation('impurity');
  const change = (part: Partial<PredictionForm>) => onChange({ ...form, ...part });
  const carried = carriedOf(form).length;
  return (
    <>
      <Form.Item label={t('form.agents')} htmlFor="agents" extra={t('form.agentsHint')}>
        <AgentsField id="agents" agents={form.agents} onChange={(agents) => change({ agents })} />
      </Form.Item>
      <Row gutter={12}>
        <Col xs={24} sm={8}>
          <Form.Item
            label={t('form.temperature')}
            htmlFor="temperature"
            {...(!isTemperature(form.temperature) && { validateStatus: 'error' })}
          >
            <Input
              id="temperature"
              type="number"
              inputMode="decimal"
              value={form.temperature}
              placeholder={t('form.unknown')}
              onChange={({ target }) => change({ temperature: target.value })}
            />
          </Form.Item>
        </Col>
        <Col xs={12} sm={8}>
          <Form.Item label={t('form.atmosphere')} htmlFor="atmosphere">
            <Select
              id="atmosphere"
              value={form.atmosphere}
              options={atmospheres.map((value) => ({ value, label: t(`atmosphere.${value}`) }))}
              onChange={(atmosphere) => change({ atmosphere })}
            />
          </Form.Item>
        </Col>
        <Col xs={12} sm={8}>
          <Form.Item label={t('form.workUp')} htmlFor="work-up">
            <Select
              id="work-up"
              value={form.workUp}
              options={workUps.map((value) => ({ value, label: t(`workUp.${value}`) }))}
              onChange={(workUp) => change({ workUp })}
            />
          </Form.Item>
        </Col>
      </Row>
      <Form.Item
        label={carried > 0 ? t('form.carriedCount', { count: carried }) : t('form.carried')}
        htmlFor="carried"
        extra={t('form.carriedHint')}
      >
        <Input.TextArea
          id="carried"
          rows={3}
          value={form.carried}
          spellCheck={false}
          placeholder={t('form.carriedPlaceholder')}
          onChange={({ target }) => change({ carried: target.value })}
        />
      </Form.Item>
      <Form.Item label={t('form.name')} htmlFor="prediction-name">
        <Input
          id="prediction-name"
          value={form.name}
          maxLength={limits.taskNameLength}
          autoComplete="off"
          placeholder={t('form.namePlaceholder')}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Form.Item>
    </>
  );
}
