// /impurityPrediction: a reaction and its circumstances in, a prediction started; and all predictions that were made.

import { Col, Flex, Form, Row } from 'antd';
import { useNavigate } from 'react-router-dom';
import { ReactionInput } from '../../../chemistry/reaction-input/reaction-input.tsx';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ModulePage } from '../../../ui/page/module-page.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ExampleLine } from '../../../ui/page/example-line.tsx';
import { PlusIcon } from '../../../ui/icons/work-icons.tsx';
import { examples } from '../examples.ts';
import { History } from './history.tsx';
import { listPath } from '../paths.ts';
import { PredictionFields } from './prediction-fields.tsx';
import { usePrediction } from './use-prediction.ts';

export function ImpurityPage() {
  const { t } = useTranslation('impurity');
  useTitle(t('title'));
  const navigate = useNavigate();
  const prediction = usePrediction(({ userSearchBatchId }) => void navigate(listPath(userSearchBatchId)));
  const { form, read, begin, problem } = prediction;
  return (
    <ModulePage
      title={t('title')}
      intro={t('intro')}
      action={
        <Button size="small" icon={<PlusIcon size={16} />} onClick={prediction.restart}>
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
            onRead={prediction.setRead}
            onClear={prediction.clear}
            beginning={
              <ExampleLine
                title={t('example.title')}
                examples={examples.map(({ key, reaction }) => ({ label: t(`example.${key}`), value: reaction }))}
                onTake={prediction.tryExample}
              />
            }
          />
          <Form
            layout="vertical"
            aria-label={t('form.title')}
            style={{ padding: '12px 16px' }}
            onFinish={() => problem === null && void prediction.start()}
          >
            <PredictionFields form={form} onChange={prediction.setForm} />
            <Flex gap="small" align="center" justify="space-between">
              <span role="status">{problem !== null && t(`form.problem.${problem}`)}</span>
              <Button type="submit" variant="primary" loading={prediction.isStarting} disabled={problem !== null}>
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
