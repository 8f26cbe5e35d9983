import {
  conditionFactors,
  type ConditionChoice,
  type ConditionFactor,
  type ConditionSpace,
  type MeasuredYield,
} from '@app/shared/contracts/conditions/conditions';
import { AutoComplete, Col, Form, Input, Row } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { temperatureIn } from '../space.ts';
import { readYield } from '../yields.ts';

export interface AddExperimentProps {
  space: ConditionSpace;
  onClose: () => void;
  onAdd: (measured: MeasuredYield) => void;
}

type Written = Partial<Record<ConditionFactor | 'temperature' | 'yield' | 'note', string>>;

const longestLevel = 120;
const longestNote = 200;
const half = { xs: 24, sm: 12 } as const;

/** An experiment outside the plate: levels of the space are offered, others may be typed. */
export function AddExperiment({ space, onClose, onAdd }: AddExperimentProps) {
  const { t } = useTranslation('conditions');
  const used = conditionFactors.filter((factor) => factor !== 'additive' || (space.levels.additive ?? []).length > 0);
  const offered = (levels: readonly (string | number)[], maxLength: number) => (
    <AutoComplete options={levels.map((level) => ({ value: String(level) }))} showSearch={{ filterOption: true }}>
      <Input maxLength={maxLength} autoComplete="off" />
    </AutoComplete>
  );
  return (
    <FormDialog<Written>
      title={t('optimization.add.title')}
      action={t('optimization.add.action')}
      missing={(written) => {
        const lack = lackOf(written);
        return lack && t(`optimization.add.missing.${lack}`);
      }}
      onClose={onClose}
      onSubmit={async (written) => {
        const yieldPercent = readYield(written.yield ?? '') ?? 0;
        const note = written.note?.trim();
        onAdd({ choice: choiceOf(written), yieldPercent, ...(note && { note }) });
        onClose();
      }}
    >
      <Row gutter={16}>
        {used.map((factor) => (
          <Col key={factor} {...half}>
            <Form.Item name={factor} label={t(`optimization.factor.${factor}`)}>
              {offered(space.levels[factor] ?? [], longestLevel)}
            </Form.Item>
          </Col>
        ))}
        <Col {...half}>
          <Form.Item name="temperature" label={t('optimization.add.temperature')}>
            {offered(space.temperaturesC, 8)}
          </Form.Item>
        </Col>
        <Col {...half}>
          <Form.Item name="yield" label={t('optimization.add.yield')}>
            <Input inputMode="decimal" maxLength={8} autoComplete="off" />
          </Form.Item>
        </Col>
      </Row>
      <Form.Item name="note" label={t('optimization.add.note')}>
        <Input maxLength={longestNote} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}

function lackOf(written: Written) {
  const { temperature = '' } = written;
  if (temperature.trim() !== '' && temperatureIn(temperature) === undefined) return 'temperature';
  const yieldPercent = readYield(written.yield ?? '');
  if (typeof yieldPercent !== 'number') return yieldPercent === null ? 'wrongYield' : 'yield';
  return Object.keys(choiceOf(written)).length === 0 ? 'conditions' : null;
}

function choiceOf(written: Written): ConditionChoice {
  const choice: ConditionChoice = {};
  for (const factor of conditionFactors) {
    const level = written[factor]?.trim();
    if (level) choice[factor] = level;
  }
  const temperatureC = temperatureIn(written.temperature ?? '');
  return temperatureC === undefined ? choice : { ...choice, temperatureC };
}
