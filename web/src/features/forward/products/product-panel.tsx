// A product closely: what it is like, what can be done with it, and the way to it from the start.

import type { ForwardProduct } from '@app/shared/contracts/forward/products';
import type { ForwardTask } from '@app/shared/contracts/forward/forward';
import { mayPass } from '../../../shared/api/call-error.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useCopyKeys } from '../../../chemistry/molecule/structure-copy-keys.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Likelihood } from '../likelihood.tsx';
import { ProductActions } from '../product-actions.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-panel.module.css';
import { RouteSteps } from './route-steps.tsx';
import { VerdictTag } from '../verdict-tag.tsx';

export interface ProductPanelProps {
  task: ForwardTask;
  product: ForwardProduct;
  onClose: () => void;
}

export function ProductPanel({ task, product, onClose }: ProductPanelProps) {
  const { t } = useTranslation('forward');
  const { molecule, probability, verdict, productId } = product;
  const { data, error, mutate } = useCall('forwardProductRoute', { query: { taskId: task.taskId, productId } });
  const zone = useCopyKeys<HTMLDivElement>(molecule.smiles);
  const label = moleculeLabel(molecule);
  return (
    <aside className={styles.panel} aria-label={t('product.label', { name: label })} aria-busy={!data && !error}>
      <header className={styles.head}>
        <h2 title={label}>{label}</h2>
        <VerdictTag verdict={verdict} />
        <IconButton size="small" label={t('common:action.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
      </header>
      <div className={styles.body} tabIndex={0} role="region" aria-label={t('product.details')} ref={zone}>
        <MoleculePicture molecule={molecule} width={396} height={200} className={styles.picture} />
        <Likelihood probability={probability} label={t('product.probability')} />
        <ProductActions molecule={molecule} reaction={data?.steps.at(-1)?.smiles} />
        <ProductFacts product={product} />
        <h3>{t('route.title', { count: product.steps })}</h3>
        {data && <RouteSteps steps={data.steps} />}
        {!data && error && (
          <ErrorState error={error} compact onRetry={mayPass(error) ? () => void mutate() : undefined} />
        )}
        {!data && !error && <Loading />}
      </div>
    </aside>
  );
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading}>
      <span className="visually-hidden">{t('layout.loading')}</span>
      <Skeleton height={120} radius={6} />
      <Skeleton height={90} radius={6} />
    </div>
  );
}
