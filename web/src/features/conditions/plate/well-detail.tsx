import type { MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { Card, Space, Typography } from 'antd';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceLine } from '../choice-line.tsx';
import type { PlateWell } from './use-plate.ts';

export interface WellDetailProps {
  name: string;
  well: PlateWell | undefined;
  measured: MeasuredYield | undefined;
}

/** What is in the well under the pointer or the keyboard, and why it is on the plate. */
export function WellDetail({ name, well, measured }: WellDetailProps) {
  const { t } = useTranslation('conditions');
  return (
    <Card size="small" aria-hidden="true" title={name} style={{ flex: '1 1 240px', alignSelf: 'start' }}>
      {well ? (
        <>
          <ChoiceLine choice={well.choice} />
          <Space wrap size="small" style={{ marginTop: 6 }}>
            {measured && (
              <strong>{t('optimization.well.measuredShort', { value: formatNumber(measured.yieldPercent) })}</strong>
            )}
            {well.expected && expectedText(t, well.expected)}
            <Typography.Text type="secondary">{t(`optimization.reason.${well.reason}`)}</Typography.Text>
          </Space>
        </>
      ) : (
        t('optimization.well.stays')
      )}
    </Card>
  );
}

/** `expected 62 % (40–78 %), by the model`. */
export function expectedText(
  t: ReturnType<typeof useTranslation<'conditions'>>['t'],
  { percent, low, high, kind }: NonNullable<PlateWell['expected']>,
): string {
  const [value, least, most] = [percent, low, high].map((one) => formatNumber(Math.round(one)));
  return t(`optimization.expected.${kind}`, { value, low: least, high: most });
}
