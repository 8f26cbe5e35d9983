import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';

/** A product by its number: as the notebook knows it, where it is asked, and the routes handed over under it. */
export function ProductSearch({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation('eln');
  const [roNumber, setRoNumber] = useState<string | null>(null);
  return (
    <section aria-label={t('product.title')}>
      <div role="search" style={{ maxWidth: 420 }}>
        <Typography.Text strong>{t('product.label')}</Typography.Text>
        <Input.Search
          aria-label={t('product.label')}
          maxLength={100}
          autoComplete="off"
          enterButton={t('product.find')}
          onSearch={(text) => text.trim() !== '' && setRoNumber(text.trim())}
        />
      </div>
      {roNumber !== null && <Found roNumber={roNumber} isAsked={isAsked} />}
    </section>
  );
}

function Found({ roNumber, isAsked }: { roNumber: string; isAsked: boolean }) {
  const { t } = useTranslation('eln');
  const { data, error, mutate } = useCall('searchByProductId', { query: { roNumber } });
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height={80} radius={6} />;
  const { product, deliveries } = data;
  return (
    <Flex wrap gap="12px 32px" role="status" style={{ marginTop: 12 }}>
      {product ? (
        <Flex vertical gap={6} align="flex-start">
          <strong>{product.name ?? product.roNumber}</strong>
          {product.molecule ? (
            <>
              <MoleculePicture molecule={product.molecule} width={180} height={110} />
              <ButtonLink
                size="small"
                to={`/home?${new URLSearchParams({ smiles: product.molecule.smiles }).toString()}`}
              >
                {t('product.plan')}
              </ButtonLink>
            </>
          ) : (
            <Typography.Text type="secondary">{t('product.noStructure')}</Typography.Text>
          )}
          {product.url !== undefined && (
            <a href={product.url} target="_blank" rel="noreferrer">
              {t('product.open')}
            </a>
          )}
        </Flex>
      ) : (
        isAsked && <Typography.Text type="secondary">{t('product.none', { number: roNumber })}</Typography.Text>
      )}
      {deliveries.length === 0 ? (
        <Typography.Text type="secondary">{t('product.noneOwn', { number: roNumber })}</Typography.Text>
      ) : (
        <div>
          <strong>{t('product.routes')}</strong>
          <ul>
            {deliveries.map((one) => (
              <li key={one.deliveryId}>
                <Link to={`/route/detail/${one.routeId}`}>{one.taskName}</Link> · {t(`state.${one.state}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Flex>
  );
}
