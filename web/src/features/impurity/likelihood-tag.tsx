import type { Likelihood } from '@app/shared/contracts/impurity/impurity';
import { useTranslation } from 'react-i18next';

const filled: Readonly<Record<Likelihood, number>> = { high: 3, medium: 2, low: 1 };
const colors: Readonly<Record<Likelihood, string>> = { high: 'danger', medium: 'warning', low: 'secondary' };

/** How likely an impurity is, in a word and as one to three bars. */
export function LikelihoodTag({ likelihood }: { likelihood: Likelihood }) {
  const { t } = useTranslation('impurity');
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={bar * 5}
            y={8 - bar * 4}
            width="3.4"
            height={4 + bar * 4}
            rx="0.8"
            fill={`var(--${bar < filled[likelihood] ? colors[likelihood] : 'line-strong'})`}
          />
        ))}
      </svg>{' '}
      {t(`likelihood.${likelihood}`)}
    </span>
  );
}
