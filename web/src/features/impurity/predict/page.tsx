// /impurityPrediction: a reaction and its circumstances in, a prediction started; and all predictions that were made.

import { Col, Flex, Form, Row } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { takeReaction } from '../../../chemistry/reaction-input/kept-reaction.ts';
import { ReactionInput } from '../../../chemistry/reaction-input/reaction-input.tsx';
import type { ReadReaction } from '../../../chemistry/reaction-input/read-reaction.ts';
import { call } from '../../../shared/api/call.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PlusIcon } from '../../../ui/icons/work-icons.tsx';
import { ExampleLine } from '../../../ui/page/example-line.tsx';
import { ModulePage } from '../../../ui/page/module-page.tsx';
import { later } from '../../../ui/state/later.tsx';
import { examples } from '../examples.ts';
import { listPath } from '../paths.ts';
import {
  dropDraft,
  emptyForm,
  keepDraft,
  problemOf,
  readDraft,
  startBody,
  type PredictionForm,
} from '../prediction-form.ts';
import { PredictionFields } from './prediction-fields.tsx';

const History = later(() => import('./history.tsx').then((m) => m.History));

export function ImpurityPage() {
  const { t } = useTranslation('impurity');
  useTitle(t('title'));
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const [saved] = useState(firstDraft);
  const [fields] = Form.useForm<PredictionForm>();
  const [form, setForm] = useState(saved.form);
  const [read, setRead] = useState<ReadReaction | null>(null);
  /** What the input begins with; the count makes it begin again. */
  const [begin, setBegin] = useState({ asked: saved.asked, count: 0 });
  const asked = read?.asked ?? begin.asked;
  const problem = problemOf(form, read !== null);
  useEffect(() => keepDraft({ form, asked }), [form, asked]);
  const beginWith = (reaction: string | null) => {
    setRead(null);
    setBegin(({ count }) => ({ asked: reaction === null ? null : { reaction }, count: count + 1 }));
  };
  const start = () =>
    run(async () => {
      if (!read || problem !== null) return;
      const { search } = await call('impurityStart', { body: startBody(form, read.asked) });
      dropDraft();
      await navigate(listPath(search.userSearchBatchId));
    });
  return (
    <ModulePage
      title={t('title')}
      intro={t('intro')}
      action={
        <Button
          size="small"
          icon={<PlusIcon size={16} />}
          onClick={() => {
            fields.setFieldsValue(emptyForm);
            setForm(emptyForm);
            beginWith(null);
          }}
        >
          {t('new')}
        </Button>
      }
    >
      <Row style={{ flex: 1 }}>
        <Col xs={24} lg={9}>
          <ReactionInput
            key={begin.count}
            value={read}
            initial={begin.asked ?? undefined}
            onRead={setRead}
            onClear={() => {
              setRead(null);
              setBegin((before) => ({ ...before, asked: null }));
            }}
            beginning={
              <ExampleLine
                title={t('example.title')}
                examples={examples.map(({ key, reaction }) => ({ label: t(`example.${key}`), value: reaction }))}
                onTake={beginWith}
              />
            }
          />
          <Form<PredictionForm>
            form={fields}
            name="prediction"
            layout="vertical"
            aria-label={t('form.title')}
            style={{ padding: '12px 16px' }}
            initialValues={saved.form}
            onValuesChange={(part) => setForm((now) => ({ ...now, ...part }))}
            onFinish={() => void start()}
          >
            <PredictionFields form={form} />
            <Flex gap="small" align="center" justify="space-between">
              <span role="status">{problem !== null && t(`form.problem.${problem}`)}</span>
              <Button type="submit" variant="primary" loading={isBusy} disabled={problem !== null}>
                {t('form.start')}
              </Button>
            </Flex>
          </Form>
        </Col>
        <Col xs={24} lg={15}>
          <History />
        </Col>
      </Row>
    </ModulePage>
  );
}

/** What another page left counts more than what was begun here. */
function firstDraft() {
  const [asked, draft] = [takeReaction(), readDraft()];
  return asked ? { asked, form: emptyForm } : draft;
}
