import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../shared/i18n/format.ts';

/** An estimated probability as a figure and a bar: an estimate never claims to be nothing, nor certain. */
export function Likelihood({ probability, label }: { probability: number; label?: string }) {
  const { t } = useTranslation('forward');
  const share = Math.max(1, probability * 100);
  return (
    <Flex wrap gap="2px 8px" align="center" className="tabular">
      {label}
      <strong>
        {probability < 0.01
          ? t('figure.belowOnePercent')
          : probability > 0.99
            ? t('figure.above99Percent')
            : formatPercent(probability)}
      </strong>
      <span
        aria-hidden="true"
        style={{
          flex: '1 1 40px',
          maxWidth: 160,
          height: 6,
          borderRadius: 3,
          background: `linear-gradient(90deg, var(--primary) ${share}%, var(--line) 0)`,
        }}
      />
    </Flex>
  );
}
