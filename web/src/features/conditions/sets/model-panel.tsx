import type { OptimizationResult } from '@app/shared/contracts/conditions/conditions';
import { Descriptions, Typography } from 'antd';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section.tsx';

export interface ModelPanelProps {
  model: OptimizationResult['model'];
  notes: readonly string[];
  /** Similarity of the nearest substrates that were measured; null where nothing is predicted from them. */
  nearest: number | null;
  /** Whether any range of yields is drawn. */
  hasRanges: boolean;
}

/** What predicts the yields and how wrong it is, or that nothing does; and what could not be judged. */
export function ModelPanel({ model, notes, nearest, hasRanges }: ModelPanelProps) {
  const { t } = useTranslation('conditions');
  const fact = (key: 'experiments' | 'substrates' | 'error' | 'nearest' | 'hidden', children: string) => ({
    key,
    label: t(`optimization.model.${key}`),
    children,
  });
  return (
    <Section title={t('optimization.model.title')}>
      {model === null ? (
        <p>{t('optimization.model.none')}</p>
      ) : (
        <>
          <p>{model.name}</p>
          <Descriptions
            size="small"
            column={{ xs: 1, md: 2, xl: 3 }}
            items={[
              fact('experiments', formatNumber(model.experiments)),
              fact('substrates', formatNumber(model.substrates)),
              fact('error', t('optimization.model.errorValue', { value: formatNumber(model.error, 1) })),
              ...(nearest === null ? [] : [fact('nearest', formatNumber(nearest, 2))]),
              fact('hidden', formatNumber(model.hidden)),
            ]}
          />
          <Typography.Paragraph type="secondary">
            {t(model.hidden > 0 ? 'optimization.model.hiddenSome' : 'optimization.model.hiddenNone')}{' '}
            {t('optimization.model.source', { source: model.source })}
          </Typography.Paragraph>
        </>
      )}
      {hasRanges && <Typography.Paragraph type="secondary">{t('optimization.model.range')}</Typography.Paragraph>}
      {notes.length > 0 && (
        <>
          <strong>{t('optimization.model.notes')}</strong>
          <ul style={{ margin: 0, paddingLeft: 20 }}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
