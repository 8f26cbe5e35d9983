import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { prefetch } from '../../../shared/startup/prefetch.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './recognition-panel.module.css';
import type { RecognitionPanelProps } from './recognition-result.tsx';

// Comes while the first molecule is typed, or when the page rests: the first load does without.
const loadResult = () => import('./recognition-result.tsx');
const RecognitionResult = lazy(() => loadResult().then((module) => ({ default: module.RecognitionResult })));

const fetchedAfterMs = 1_000;

/** Says which molecule the field holds: drawn, named, weighed; or why not, and what to do. */
export function RecognitionPanel(props: RecognitionPanelProps) {
  const { t } = useTranslation('home');
  const isChecking = props.recognition.status === 'checking';
  useEffect(() => {
    const timer = setTimeout(() => void prefetch(loadResult), fetchedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className={styles['panel']}
      aria-live="polite"
      aria-busy={isChecking}
      aria-label={t('panel.label')}
      role="region"
    >
      {contentOf(props)}
    </div>
  );
}

function contentOf({ recognition, ...rest }: RecognitionPanelProps): ReactNode {
  if (recognition.status === 'empty') return <Waiting />;
  // Nothing of the molecule before: it is not what the field says.
  if (recognition.status === 'checking') return <Checking />;
  return (
    <Suspense fallback={<Checking />}>
      <RecognitionResult recognition={recognition} {...rest} />
    </Suspense>
  );
}

function Checking() {
  const { t } = useTranslation('home');
  return (
    <div className={styles['found']}>
      <span className="visually-hidden">{t('panel.checking')}</span>
      <div className={styles['picture']}>
        <Skeleton width={200} height={120} radius={8} />
      </div>
      <div className={styles['facts']}>
        <Skeleton width="55%" height={16} />
        <Skeleton width="80%" height={12} />
        <Skeleton width="40%" height={12} />
      </div>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation('home');
  return (
    <div className={styles['waiting']}>
      <svg
        width="132"
        height="88"
        viewBox="0 0 132 88"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <g stroke="var(--line-strong)" strokeWidth="2.4">
          <path d="M47 20 68 32v24L47 68 26 56V32z" strokeDasharray="1 6" />
          <path d="m68 32 21-12v-1M89 20l21 12M110 32v20" strokeDasharray="1 6" />
        </g>
        <g fill="var(--primary-border)">
          <circle cx="47" cy="20" r="3" />
          <circle cx="68" cy="56" r="3" />
          <circle cx="110" cy="54" r="3" />
        </g>
      </svg>
      <p>{t('panel.waiting')}</p>
    </div>
  );
}
