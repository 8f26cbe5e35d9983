// The right half of the page: name, reactions, partners, extent, and the button that starts.

import { limits } from '@app/shared/constants/limits';
import type { ForwardTaskType } from '@app/shared/contracts/forward/forward';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Badge, Checkbox, Collapse, Flex, Form, Input, InputNumber } from 'antd';
import { useId } from 'react';
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

interface StartFormProps {
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
const tight = { marginBottom: 8 } as const;
const structureField = { autoComplete: 'off', spellCheck: false } as const;

/** A whole number from one; what lies outside is brought back when the field is left. */
const countField = (most: number) => <InputNumber min={1} max={most} precision={0} style={{ width: '100%' }} />;

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
        <Form<ForwardForm>
          component={false}
          name="forward"
          layout="vertical"
          size="small"
          initialValues={form}
          onValuesChange={(part: Partial<ForwardForm>) => onChange(withoutNothing(part))}
        >
          <Flex vertical gap={12}>
            <Form.Item name="name" style={tight} label={t('start.name')}>
              <Input
                maxLength={limits.taskNameLength}
                placeholder={molecule ? moleculeLabel(molecule) : t('start.nameHint')}
              />
            </Form.Item>
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
      <Flex vertical gap={6} style={{ padding: 12, borderTop: '1px solid var(--line)' }}>
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

/** A number field that was emptied keeps what it had; a price that was is none. */
function withoutNothing({ maxPrice, ...part }: Partial<ForwardForm>): Partial<ForwardForm> {
  const entries = Object.entries(part).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(entries), ...(maxPrice !== undefined && { maxPrice: maxPrice ?? '' }) };
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
      <Form component={false} layout="vertical" size="small" disabled={form.onlyScaffolds}>
        <Form.Item label={t('partners.stocks')} htmlFor="">
          <StockChoice chosen={form.stocks} onChange={(stocks) => onChange({ stocks })} />
        </Form.Item>
      </Form>
      <OwnPartners partners={form.scaffolds} onChange={(scaffolds) => onChange({ scaffolds })} onDraw={onDraw} />
      <Form.Item name="onlyScaffolds" style={tight} valuePropName="checked">
        <Checkbox>{t('partners.onlyOwn')}</Checkbox>
      </Form.Item>
      <Form.Item name="maxHeavyAtoms" style={tight} label={t('partners.maxHeavyAtoms')}>
        {countField(mostHeavyAtoms)}
      </Form.Item>
      <Form.Item name="perReaction" style={tight} label={t('partners.perReaction')}>
        {countField(mostPerReaction)}
      </Form.Item>
      <Form.Item name="maxPrice" style={tight} label={t('partners.maxPrice', { currency })}>
        <InputNumber<string>
          stringMode
          min="0"
          controls={false}
          disabled={form.onlyScaffolds}
          placeholder={t('partners.noLimit')}
          style={{ width: '100%' }}
        />
      </Form.Item>
      <Form.Item name="contains" style={tight} label={t('partners.contains')}>
        <Input {...structureField} placeholder={t('filter.pattern')} />
      </Form.Item>
    </Section>
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
      <Form.Item name="maxProducts" style={tight} label={t('extent.maxProducts')}>
        {countField(mostProducts)}
      </Form.Item>
      <Form.Item name="target" style={tight} label={t('extent.target')}>
        <Input {...structureField} placeholder={t('extent.targetHint')} />
      </Form.Item>
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
