// The right half of the page: name, reactions, partners, extent, and the button that starts.

import { limits } from '@app/shared/constants/limits';
import type { ForwardTaskType } from '@app/shared/contracts/forward/forward';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Badge, Checkbox, Collapse, Flex, Form, Input, InputNumber } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StockChoice } from '../../../chemistry/constraints/stock-choice.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { usualCurrency } from '../../../shared/api/data/use-currency.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ForwardIcon } from '../../../ui/icons/work-icons.tsx';
import { Segmented } from '../../../ui/menu/segmented.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { FilterFields } from '../filter/filter-fields.tsx';
import { countFilters } from '../filter/product-filter.ts';
import {
  mostHeavyAtoms,
  mostPerReaction,
  mostProducts,
  mostSteps,
  problemOf,
  type ForwardForm,
} from '../forward-form.ts';
import { OwnPartners } from './own-partners.tsx';
import { ReactionForm } from './reaction-form.tsx';
import type { useForwardClasses } from './use-forward-classes.ts';

export interface StartFormProps {
  type: ForwardTaskType;
  molecule: Molecule | null;
  classes: ReturnType<typeof useForwardClasses>;
  form: ForwardForm;
  isStarting: boolean;
  onChange: (part: Partial<ForwardForm>) => void;
  onDraw: () => void;
  onExample: (structure: string) => void;
  onStart: () => void;
}

const stepChoices = Array.from({ length: mostSteps }, (_, index) => String(index + 1));

export function StartForm(props: StartFormProps) {
  const { type, molecule, classes, form, isStarting, onChange, onDraw, onStart } = props;
  const { t } = useTranslation('forward');
  const whyId = useId();
  const problem = molecule === null ? 'noMolecule' : problemOf(form, type);
  return (
    <Flex vertical component="section" aria-label={t('start.form')} style={{ minHeight: 0, height: '100%' }}>
      <div
        tabIndex={0}
        role="region"
        aria-label={t('start.settings')}
        style={{ position: 'relative', flex: 1, minHeight: 0, padding: 12, overflow: 'auto' }}
      >
        <Form component={false} layout="vertical" size="small">
          <Flex vertical gap={12}>
            <Field label={t('start.name')}>
              {(id) => (
                <Input
                  id={id}
                  value={form.name}
                  maxLength={limits.taskNameLength}
                  placeholder={molecule ? moleculeLabel(molecule) : t('start.nameHint')}
                  onChange={({ target }) => onChange({ name: target.value })}
                />
              )}
            </Field>
            <ReactionForm
              type={type}
              molecule={molecule}
              response={classes}
              form={form}
              onChange={onChange}
              onExample={props.onExample}
            />
            <Partners form={form} onChange={onChange} onDraw={onDraw} />
            <Extent type={type} form={form} onChange={onChange} />
          </Flex>
        </Form>
      </div>
      <Flex
        vertical
        gap={6}
        style={{
          position: 'sticky',
          bottom: 0,
          zIndex: 5,
          padding: 12,
          borderTop: '1px solid var(--line)',
          background: 'var(--surface)',
        }}
      >
        <Button
          variant="primary"
          size="large"
          icon={<ForwardIcon />}
          disabled={problem !== null}
          loading={isStarting}
          aria-describedby={whyId}
          onClick={onStart}
        >
          {t(`start.${type}`)}
        </Button>
        <span id={whyId} style={{ color: 'var(--secondary)' }}>
          {problem && t(`problem.${problem}`)}
        </span>
      </Flex>
    </Flex>
  );
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id} style={{ marginBottom: 8 }}>
      {children(id)}
    </Form.Item>
  );
}

type PartProps = Pick<StartFormProps, 'form' | 'onChange'>;

/** Which partners a reaction is tried with: from stocks, within limits, and the user's own. */
function Partners({ form, onChange, onDraw }: PartProps & Pick<StartFormProps, 'onDraw'>) {
  const { t } = useTranslation('forward');
  // The service counts in the currency of the user's settings.
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const currency = profile?.currency ?? usualCurrency();
  return (
    <Section title={t('partners.title')}>
      <Form component={false} disabled={form.onlyScaffolds}>
        <Form.Item label={t('partners.stocks')} htmlFor="">
          <StockChoice chosen={form.stocks} onChange={(stocks) => onChange({ stocks })} />
        </Form.Item>
      </Form>
      <OwnPartners partners={form.scaffolds} onChange={(scaffolds) => onChange({ scaffolds })} onDraw={onDraw} />
      <Checkbox
        checked={form.onlyScaffolds}
        style={{ margin: '8px 0' }}
        onChange={({ target }) => onChange({ onlyScaffolds: target.checked })}
      >
        {t('partners.onlyOwn')}
      </Checkbox>
      {(
        [
          ['maxHeavyAtoms', mostHeavyAtoms],
          ['perReaction', mostPerReaction],
        ] as const
      ).map(([key, most]) => (
        <Field key={key} label={t(`partners.${key}`)}>
          {(id) => <Count id={id} value={form[key]} most={most} onChange={(value) => onChange({ [key]: value })} />}
        </Field>
      ))}
      <Field label={t('partners.maxPrice', { currency })}>
        {(id) => (
          <InputNumber<string>
            id={id}
            stringMode
            min="0"
            controls={false}
            disabled={form.onlyScaffolds}
            value={form.maxPrice}
            placeholder={t('partners.noLimit')}
            style={{ width: '100%' }}
            onChange={(maxPrice) => onChange({ maxPrice: maxPrice ?? '' })}
          />
        )}
      </Field>
      <Field label={t('partners.contains')}>
        {(id) => (
          <Input
            id={id}
            value={form.contains}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('filter.pattern')}
            onChange={({ target }) => onChange({ contains: target.value })}
          />
        )}
      </Field>
    </Section>
  );
}

interface CountProps {
  id: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number from one; what lies outside is brought back when the field is left. */
function Count({ id, value, most, onChange }: CountProps) {
  return (
    <InputNumber
      id={id}
      min={1}
      max={most}
      precision={0}
      value={value}
      style={{ width: '100%' }}
      onChange={(typed) => typed !== null && onChange(typed)}
    />
  );
}

/** How far the task goes and what it keeps: steps, number of products, a target to compare with, a filter. */
function Extent({ type, form, onChange }: PartProps & Pick<StartFormProps, 'type'>) {
  const { t } = useTranslation('forward');
  return (
    <Section title={t('extent.title')}>
      {type === 'enumeration' && (
        <Form.Item label={t('extent.steps')} htmlFor="">
          <Segmented
            label={t('extent.steps')}
            value={String(form.steps)}
            options={stepChoices.map((value) => ({ value, label: value }))}
            onChange={(value) => onChange({ steps: Number(value) })}
          />
        </Form.Item>
      )}
      <Field label={t('extent.maxProducts')}>
        {(id) => (
          <Count
            id={id}
            value={form.maxProducts}
            most={mostProducts}
            onChange={(maxProducts) => onChange({ maxProducts })}
          />
        )}
      </Field>
      <Field label={t('extent.target')}>
        {(id) => (
          <Input
            id={id}
            value={form.target}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('extent.targetHint')}
            onChange={({ target }) => onChange({ target: target.value })}
          />
        )}
      </Field>
      <Collapse
        size="small"
        items={[
          {
            key: 'keep',
            label: t('extent.keep'),
            extra: <Badge count={countFilters(form.filter)} color="var(--primary)" />,
            children: (
              <FilterFields
                filter={form.filter}
                withTarget={form.target.trim() !== ''}
                steps={form.steps}
                onFilter={(filter) => onChange({ filter })}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}
