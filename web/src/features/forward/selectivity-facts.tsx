// What competes with a reaction, why, and what is not known.

import type { Selectivity } from '@app/shared/contracts/forward/products';
import { Alert, Card, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatPercent } from '../../shared/i18n/format.ts';

const { Text } = Typography;

export function SelectivityFacts({ selectivity }: { selectivity: Selectivity }) {
  const { t } = useTranslation('forward');
  const { share, competing, unknown } = selectivity;
  return (
    <Flex vertical gap={6}>
      {competing.length > 0 && (
        <>
          {share !== null && <Text type="secondary">{t('selectivity.share', { percent: formatPercent(share) })}</Text>}
          <Text strong>{t('selectivity.competing')}</Text>
          {competing.map((other, index) => (
            <Card key={`${index}-${other.product.key}`} size="small">
              <Flex gap="small" align="center">
                <span style={{ flex: 'none', width: 104 }}>
                  <MoleculePicture molecule={other.product} width={104} height={70} decorative />
                </span>
                <Flex vertical style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <strong>{moleculeLabel(other.product)}</strong>
                  <Text type="secondary" style={{ fontSize: 12 }}>
                    {t(`selectivity.kind.${other.kind}`)} ·{' '}
                    {other.share === null
                      ? t('selectivity.shareUnknown')
                      : t('selectivity.about', { percent: formatPercent(other.share) })}
                  </Text>
                  <span>{other.reason}</span>
                </Flex>
              </Flex>
            </Card>
          ))}
        </>
      )}
      {unknown.length > 0 && (
        <Alert
          type="info"
          role="note"
          title={t('selectivity.unknown')}
          description={unknown.map((text) => (
            <div key={text}>{text}</div>
          ))}
        />
      )}
      {competing.length === 0 && unknown.length === 0 && <Text type="secondary">{t('selectivity.nothing')}</Text>}
    </Flex>
  );
}
