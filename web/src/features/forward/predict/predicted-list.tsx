// What a mixture gives, the likeliest first, and how it was understood.

import type { ForwardPrediction } from '@app/shared/contracts/forward/products';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { InfoIcon } from '../../../ui/icons/icons.tsx';
import { useClassWords } from '../class-words.ts';
import { Likelihood } from '../likelihood.tsx';
import styles from './predicted-list.module.css';
import { ProductActions } from '../product-actions.tsx';
import { SelectivityFacts } from '../selectivity-facts.tsx';
import { VerdictTag } from '../verdict-tag.tsx';

/** Below this likelihood the sites of a reaction are shown on demand. */
const unlikely = 0.01;

export function PredictedList({ response }: { response: ForwardPrediction }) {
  const { t } = useTranslation('forward');
  const { reactants, agents, products, notes } = response;
  return (
    <div className={styles.list}>
      <div className={styles.understood}>
        <Molecules label={t('prediction.reactants')} molecules={reactants} />
        {agents.length > 0 && <Molecules label={t('prediction.agents')} molecules={agents} />}
      </div>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>
              <InfoIcon size={15} />
              <span>{note}</span>
            </li>
          ))}
        </ul>
      )}
      {products.length === 0 ? (
        <EmptyState title={t('prediction.none')} text={t('prediction.noneHint')} />
      ) : (
        <>
          <h2 role="status">{t('prediction.count', { count: products.length })}</h2>
          <ol className={styles.products}>
            {products.map((product) => (
              <ProductCard key={product.molecule.key} product={product} reactants={reactants} />
            ))}
          </ol>
          <p className={styles.how}>{t('prediction.how')}</p>
        </>
      )}
    </div>
  );
}

function Molecules({ label, molecules }: { label: string; molecules: readonly Molecule[] }) {
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <ul className={styles.molecules}>
        {molecules.map((molecule, index) => (
          <li key={`${index}-${molecule.key}`} title={molecule.smiles}>
            <MoleculePicture molecule={molecule} width={92} height={62} decorative />
            <span>{moleculeLabel(molecule)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ProductCardProps {
  product: ForwardPrediction['products'][number];
  reactants: readonly Molecule[];
}

function ProductCard({ product, reactants }: ProductCardProps) {
  const { t } = useTranslation('forward');
  const className = useClassWords();
  const { rank, molecule, probability, kind, smiles, used, precedents, selectivity } = product;
  const from = used.flatMap((index) => reactants[index] ?? []);
  return (
    <li className={styles.card}>
      <span className={styles.rank}>{rank}</span>
      <MoleculePicture molecule={molecule} width={200} height={136} className={styles.picture} />
      <div className={styles.facts}>
        <div className={styles.title}>
          <h3>{moleculeLabel(molecule)}</h3>
          <VerdictTag verdict={selectivity.verdict} />
        </div>
        <p>
          {t('figure.weightValue', { value: formatNumber(molecule.molecularWeight, 2) })} · {kind.name} ·{' '}
          {className(kind.class)}
        </p>
        <Likelihood probability={probability} label={t('prediction.share')} />
        <p className={styles.quiet}>
          {from.length < reactants.length &&
            `${t('prediction.from', { names: from.map(moleculeLabel).join(' + ') })} · `}
          {precedents === null
            ? t('route.noPrecedents')
            : t('route.precedents', { count: precedents, value: formatNumber(precedents) })}
        </p>
        {probability < unlikely ? (
          <details className={styles.more}>
            <summary>{t('column.verdict')}</summary>
            <SelectivityFacts selectivity={selectivity} />
          </details>
        ) : (
          <SelectivityFacts selectivity={selectivity} />
        )}
        <ProductActions molecule={molecule} reaction={smiles} />
      </div>
    </li>
  );
}
