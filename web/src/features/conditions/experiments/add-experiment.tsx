import {
  conditionFactors,
  type ConditionChoice,
  type ConditionFactor,
  type ConditionSpace,
  type MeasuredYield,
} from '@app/shared/contracts/conditions/conditions';
import { AutoComplete, Col, Form, Input, Row } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
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

/** An experiment outside the plate: levels of the space are offered, others may be typed. */
export function AddExperiment({ space, onClose, onAdd }: AddExperimentProps) {
  const { t } = useTranslation('conditions');
  const { t: common } = useTranslation('common');
  const [form] = Form.useForm<Written>();
  const used = conditionFactors.filter((factor) => factor !== 'additive' || (space.levels.additive ?? []).length > 0);
  const missing = (key: 'conditions' | 'temperature' | 'yield' | 'wrongYield') =>
    Promise.reject(new RangeError(t(`optimization.add.missing.${key}`)));
  const offered = (levels: readonly (string | number)[], maxLength: number) => (
    <AutoComplete options={levels.map((level) => ({ value: String(level) }))} showSearch={{ filterOption: true }}>
      <Input maxLength={maxLength} autoComplete="off" />
    </AutoComplete>
  );
  return (
    <Dialog
      title={t('optimization.add.title')}
      width={540}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button variant="primary" onClick={() => form.submit()}>
            {t('optimization.add.action')}
          </Button>
        </>
      }
    >
      <Form<Written>
        form={form}
        layout="vertical"
        name="experiment"
        onFinish={(written) => {
          const yieldPercent = readYield(written.yield ?? '');
          if (typeof yieldPercent !== 'number') return;
          const note = written.note?.trim();
          onAdd({ choice: choiceOf(written), yieldPercent, ...(note && { note }) });
          onClose();
        }}
      >
        <Row gutter={16}>
          {used.map((factor) => (
            <Col key={factor} xs={24} sm={12}>
              <Form.Item name={factor} label={t(`optimization.factor.${factor}`)}>
                {offered(space.levels[factor] ?? [], longestLevel)}
              </Form.Item>
            </Col>
          ))}
          <Col xs={24} sm={12}>
            <Form.Item
              name="temperature"
              label={t('optimization.add.temperature')}
              rules={[
                {
                  validator: async (_, text: string = '') =>
                    text.trim() !== '' && temperatureIn(text) === undefined ? missing('temperature') : undefined,
                },
              ]}
            >
              {offered(space.temperaturesC, 8)}
            </Form.Item>
          </Col>
          <Col xs={24} sm={12}>
            <Form.Item
              name="yield"
              label={t('optimization.add.yield')}
              dependencies={used}
              rules={[
                {
                  validator: async (_, text: string = '') => {
                    const read = readYield(text);
                    if (typeof read !== 'number') return missing(read === null ? 'wrongYield' : 'yield');
                    const isEmpty = Object.keys(choiceOf(form.getFieldsValue())).length === 0;
                    return isEmpty ? missing('conditions') : undefined;
                  },
                },
              ]}
            >
              <Input inputMode="decimal" maxLength={8} autoComplete="off" />
            </Form.Item>
          </Col>
        </Row>
        <Form.Item name="note" label={t('optimization.add.note')}>
          <Input maxLength={longestNote} autoComplete="off" />
        </Form.Item>
      </Form>
    </Dialog>
  );
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
