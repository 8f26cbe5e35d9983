// /forwardsynthesis/generate/prediction: a mixture on the left, what it gives on the right.

import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { GenerateHeader } from '../generate-header.tsx';
import { MixtureForm } from './mixture-form.tsx';
import { PredictedList } from './predicted-list.tsx';
import styles from './page.module.css';
import { useHandedStructure } from '../use-handed-structure.ts';
import { usePrediction, type PredictionState } from './use-prediction.ts';

export function PredictionPage() {
  const { t } = useTranslation('forward');
  const prediction = usePrediction();
  useHandedStructure(prediction.change);
  return (
    <div className={styles.page}>
      <GenerateHeader type="prediction" />
      <div className={styles.work}>
        <MixtureForm prediction={prediction} />
        <section
          className={styles.results}
          aria-label={t('prediction.results')}
          aria-busy={prediction.isRunning}
          tabIndex={0}
        >
          <Results prediction={prediction} />
        </section>
      </div>
    </div>
  );
}

function Results({ prediction }: { prediction: PredictionState }) {
  const { t } = useTranslation('forward');
  const { error, isRunning, found, isChanged } = prediction;
  if (error) return <ErrorState error={error} onRetry={() => void prediction.predict()} />;
  if (isRunning) return <Loading />;
  if (!found) return <EmptyState title={t('prediction.empty')} text={t('prediction.emptyHint')} />;
  return (
    <>
      {isChanged && (
        <p className={styles.changed} role="status">
          {t('prediction.changed')}
        </p>
      )}
      <PredictedList response={found.response} />
    </>
  );
}

function Loading() {
  const { t } = useTranslation('forward');
  return (
    <div className={styles.loading}>
      <p role="status">{t('prediction.running')}</p>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={150} radius={10} />
      ))}
    </div>
  );
}
