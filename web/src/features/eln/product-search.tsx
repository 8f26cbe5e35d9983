import { Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './page.module.css';

/** A product by its number: as the notebook knows it, where it is asked, and the routes handed over under it. */
export function ProductSearch({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation('eln');
  const id = useId();
  const [text, setText] = useState('');
  const [roNumber, setRoNumber] = useState<string | null>(null);
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') setRoNumber(text.trim());
  };
  return (
    <section className={styles.product} aria-label={t('product.title')}>
      <form onSubmit={find} role="search">
        <label htmlFor={id}>{t('product.label')}</label>
        <Input
          id={id}
          value={text}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{t('product.find')}</Button>
      </form>
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
    <div className={styles.found} role="status">
      {product ? (
        <div>
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
            <p>{t('product.noStructure')}</p>
          )}
          {product.url !== undefined && (
            <a href={product.url} target="_blank" rel="noreferrer">
              {t('product.open')}
            </a>
          )}
        </div>
      ) : (
        isAsked && <p>{t('product.none', { number: roNumber })}</p>
      )}
      {deliveries.length === 0 ? (
        <p>{t('product.noneOwn', { number: roNumber })}</p>
      ) : (
        <div>
          <h3>{t('product.routes')}</h3>
          <ul>
            {deliveries.map((one) => (
              <li key={one.deliveryId}>
                <Link to={`/route/detail/${one.routeId}`}>{one.taskName}</Link> · {t(`state.${one.state}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
