import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { later, usePrefetched } from '../../../ui/state/later.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import type { RecognitionPanelProps } from './recognition-result.tsx';

// Comes while the first molecule is typed, or when the page rests: the first load does without.
const RecognitionResult = later(async () => (await import('./recognition-result.tsx')).RecognitionResult, {
  fallback: <Checking />,
});
const parts = [RecognitionResult];

/** Says which molecule the field holds: drawn, named, weighed; or why not, and what to do. */
export function RecognitionPanel(props: RecognitionPanelProps) {
  const { t } = useTranslation('home');
  const { recognition } = props;
  const isSmall = useIsBelow('lg');
  usePrefetched(parts);
  return (
    <Flex
      vertical
      justify="center"
      aria-live="polite"
      aria-busy={recognition.status === 'checking'}
      aria-label={t('panel.label')}
      role="region"
      style={{
        flex: 'none',
        // Its room is kept, whatever it says.
        width: isSmall ? 'auto' : 320,
        minHeight: isSmall ? 290 : 342,
        padding: 16,
        borderRadius: 12,
        background: 'var(--surface-hover)',
      }}
    >
      {recognition.status === 'empty' && <Waiting />}
      {recognition.status === 'checking' && <Checking />}
      {(recognition.status === 'recognised' || recognition.status === 'refused') && (
        <RecognitionResult {...props} recognition={recognition} />
      )}
    </Flex>
  );
}

/** Nothing of the molecule before: it is not what the field says. */
function Checking() {
  const { t } = useTranslation('home');
  return (
    <Flex vertical gap="small" style={{ flex: 1 }}>
      <span className="visually-hidden">{t('panel.checking')}</span>
      <Skeleton height={168} radius={8} />
      <Skeleton width="55%" height={16} />
      <Skeleton width="80%" height={12} />
    </Flex>
  );
}

function Waiting() {
  const { t } = useTranslation('home');
  return (
    <Flex vertical gap="small" align="center">
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
      <p style={{ maxWidth: '28ch', margin: 0, color: 'var(--secondary)', textAlign: 'center' }}>
        {t('panel.waiting')}
      </p>
    </Flex>
  );
}
