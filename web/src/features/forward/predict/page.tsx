// /forwardsynthesis/generate/prediction: a mixture on the left, what it gives on the right.

import { limits } from '@app/shared/constants/limits';
import { Alert, Flex, Form, Input, Select, Skeleton } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultPage } from '../../../chemistry/tasks/result-page.tsx';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FlaskIcon } from '../../../ui/icons/module-icons.tsx';
import { ExampleLine } from '../../../ui/page/example-line.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { EditorPlace } from '../../../chemistry/editor/editor-place.tsx';
import { examples } from '../examples.ts';
import { GenerateHeader } from '../generate-header.tsx';
import { useHandedStructure } from '../use-handed-structure.ts';
import { PredictedList } from './predicted-list.tsx';
import { usePrediction, type PredictionState } from './use-prediction.ts';

const topChoices = [5, 10, 20, 50] as const;

export function PredictionPage() {
  const { t } = useTranslation('forward');
  const prediction = usePrediction();
  useHandedStructure(prediction.change);
  const isSmall = useIsBelow('lg');
  return (
    <ResultPage scrollsNarrow>
      <GenerateHeader type="prediction" />
      <Flex vertical={isSmall} flex={1} style={{ minHeight: 0 }}>
        <MixtureForm prediction={prediction} />
        <section
          aria-label={t('prediction.results')}
          aria-busy={prediction.isRunning}
          tabIndex={0}
          style={{ position: 'relative', flex: '1 1 54%', minWidth: 0, padding: 16, overflow: 'auto' }}
        >
          <Results prediction={prediction} />
        </section>
      </Flex>
    </ResultPage>
  );
}

/** What is in the flask: typed, or drawn side by side. */
function MixtureForm({ prediction }: { prediction: PredictionState }) {
  const { t } = useTranslation('forward');
  const id = useId();
  const { mixture } = prediction;
  return (
    <Flex
      vertical
      component="section"
      aria-label={t('mixture.title')}
      style={{ position: 'relative', flex: '1 1 46%', minWidth: 0, minHeight: 0, background: 'var(--surface)' }}
    >
      <Form component={false} layout="vertical">
        <Form.Item
          label={t('mixture.title')}
          htmlFor={id}
          style={{ margin: '8px 12px' }}
          extra={
            <>
              <span id={`${id}-help`}>{t('mixture.help')}</span>
              {mixture === '' && (
                <ExampleLine
                  title={t('mixture.examples')}
                  examples={examples.map((one) => ({ label: t(`example.${one.key}`), value: one.mixture }))}
                  onTake={prediction.change}
                />
              )}
            </>
          }
        >
          <Input.TextArea
            id={id}
            rows={3}
            value={mixture}
            maxLength={limits.structureTextLength}
            spellCheck={false}
            aria-describedby={`${id}-help`}
            placeholder={t('mixture.placeholder')}
            onChange={({ target }) => prediction.change(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              void prediction.predict();
            }}
          />
        </Form.Item>
      </Form>
      <EditorPlace
        opens={t('openEditor')}
        structure={prediction.canvas}
        onChange={prediction.draw}
        onPen={prediction.setPenDown}
      />
      <Flex wrap gap="small" align="center" style={{ padding: 12, borderTop: '1px solid var(--line)' }}>
        <Button
          variant="primary"
          icon={<FlaskIcon />}
          disabled={!prediction.mayPredict}
          loading={prediction.isRunning}
          onClick={() => void prediction.predict()}
        >
          {t('mixture.predict')}
        </Button>
        {mixture !== '' && <Button onClick={prediction.clear}>{t('mixture.clear')}</Button>}
        <Select
          aria-label={t('mixture.top')}
          prefix={t('mixture.top')}
          value={prediction.top}
          options={topChoices.map((top) => ({ value: top, label: top }))}
          onChange={prediction.setTop}
        />
      </Flex>
    </Flex>
  );
}

function Results({ prediction }: { prediction: PredictionState }) {
  const { t } = useTranslation('forward');
  const { error, isRunning, found, isChanged } = prediction;
  if (error) return <ErrorState error={error} onRetry={() => void prediction.predict()} />;
  if (isRunning)
    return (
      <>
        <p role="status">{t('prediction.running')}</p>
        <Skeleton active title={false} paragraph={{ rows: 12 }} />
      </>
    );
  if (!found) return <EmptyState title={t('prediction.empty')} text={t('prediction.emptyHint')} />;
  return (
    <>
      {isChanged && <Alert type="warning" role="status" title={t('prediction.changed')} style={{ marginBottom: 12 }} />}
      <PredictedList response={found.response} />
    </>
  );
}
