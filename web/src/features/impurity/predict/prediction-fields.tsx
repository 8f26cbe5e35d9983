// Circumstances of the reaction, impurities of its starting materials, and the name of the prediction.

import { limits } from '@app/shared/constants/limits';
import { Col, Form, Input, Row, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { atmospheres, carriedOf, isTemperature, workUps, type PredictionForm, mostAgents } from '../prediction-form.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { RemovableTag } from '../../../ui/button/removable-tag.tsx';

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

// Reagents, catalysts and solvents as tags. Names hold commas, so Enter, a semicolon or a new line ends one.

interface AgentsFieldProps {
  /** These are set by the item of the form. */
  id?: string;
  value?: readonly string[];
  onChange?: (agents: readonly string[]) => void;
}

const mostShown = 6;

function AgentsField({ id, value = [], onChange }: AgentsFieldProps) {
  const { t } = useTranslation('impurity');
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  return (
    <Select
      {...(id !== undefined && { id })}
      mode="tags"
      suffixIcon={null}
      maxCount={mostAgents}
      placeholder={t('form.agentsPlaceholder')}
      tokenSeparators={[';', '\n']}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      notFoundContent={null}
      value={[...value]}
      options={found}
      optionRender={foundOption}
      tagRender={agentTag}
      onChange={(named: string[]) => {
        setTyped('');
        onChange?.([...new Set(named.map((one) => one.trim()).filter((one) => one !== ''))].slice(0, mostAgents));
      }}
    />
  );
}

function foundOption({ data: { label, about } }: { data: Found }) {
  return (
    <>
      {label} <Typography.Text type="secondary">{about}</Typography.Text>
    </>
  );
}

/** Select calls it as a function, so what has hooks is a component of its own. */
function agentTag(props: { value: ReactNode; onClose: () => void }) {
  return <AgentTag {...props} />;
}

function AgentTag({ value, onClose }: { value: ReactNode; onClose: () => void }) {
  const { t } = useTranslation('impurity');
  const name = String(value);
  return <RemovableTag label={withSubscripts(name)} remove={t('form.removeAgent', { name })} onClose={onClose} />;
}

interface Found {
  value: string;
  label: string;
  about?: string;
}

/** Compounds that are perhaps meant; English names are what the service of reactions reads. */
function useFound(typed: string): Found[] {
  const key = useDebounced(typed.trim());
  const { data } = useCall('compoundSearch', key.length > 1 ? { query: { key } } : null);
  if (typed.trim().length < 2) return [];
  return (data?.items ?? []).slice(0, mostShown).map(({ molecule, name, cas }) => ({
    value: molecule.name ?? molecule.smiles,
    label: name,
    about: [withSubscripts(molecule.formula), cas].filter((one) => one !== undefined).join(' · '),
  }));
}
