// Nothing asked yet, or nothing found: what to do about it.

import type { HitPage } from '@app/shared/contracts/substructure';
import { chirality } from '@app/shared/constants/modules';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { examples } from '../examples.ts';
import styles from './hits-empty.module.css';
import { allSources, countFilters, withoutFilters, type SearchForm } from '../search-form.ts';

/** So few hits that a chemist may want more. */
const mostFew = 5;

export function StartGuide({ onTry }: { onTry: (smarts: string) => void }) {
  const { t } = useTranslation('substructure');
  return (
    <div className={styles.guide}>
      <h2>{t('guide.title')}</h2>
      <p>{t('guide.text')}</p>
      <ul className={styles.examples}>
        {examples.map(({ key, smarts }) => (
          <li key={key}>
            <button type="button" onClick={() => onTry(smarts)}>
              <strong>{t(`guide.example.${key}`)}</strong>
              <code>{smarts}</code>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.keys}>{t('guide.keys')}</p>
    </div>
  );
}

interface FoundProps {
  form: SearchForm;
  found: HitPage;
  onRelax: (changes: Partial<SearchForm>) => void;
}

export function NothingFound({ form, found, onRelax }: FoundProps) {
  const { t } = useTranslation('substructure');
  const relaxations = relaxationsFor(form, found);
  return (
    <EmptyState
      title={t(found.searched === 0 ? 'nothing.emptySources' : 'nothing.title')}
      text={t(relaxations.length > 0 ? 'nothing.text' : 'nothing.draw')}
      action={<Relaxations relaxations={relaxations} onRelax={onRelax} />}
    />
  );
}

/** Below a handful of hits: how there could be more. */
export function FewFound({ form, found, onRelax }: FoundProps) {
  const { t } = useTranslation('substructure');
  const relaxations = relaxationsFor(form, found);
  if (!found.isComplete || found.total > mostFew || relaxations.length === 0) return null;
  return (
    <div className={styles.few}>
      <span>{t('nothing.few')}</span>
      <Relaxations relaxations={relaxations} onRelax={onRelax} />
    </div>
  );
}

interface RelaxationsProps {
  relaxations: readonly Relaxation[];
  onRelax: FoundProps['onRelax'];
}

function Relaxations({ relaxations, onRelax }: RelaxationsProps) {
  const { t } = useTranslation('substructure');
  return relaxations.map(({ key, change }) => (
    <Button key={key} size="small" onClick={() => onRelax(change)}>
      {t(`relax.${key}`)}
    </Button>
  ));
}

function relaxationsFor(form: SearchForm, { query }: HitPage): Relaxation[] {
  return relaxationsOf(form, query.kind !== 'smarts');
}

// Where nothing was found: what to ask for less strictly, the likeliest help first.
type RelaxationKey = 'filters' | 'chirality' | 'sources' | 'contains' | 'resembles' | 'lower';

interface Relaxation {
  key: RelaxationKey;
  change: Partial<SearchForm>;
}

/** Steps below which resemblance says little. */
const leastSimilarity = 0.3;

/** Changes to a form that can only find more. A pattern resembles nothing: only a molecule does (`isMolecule`). */
export function relaxationsOf(form: SearchForm, isMolecule: boolean): Relaxation[] {
  const { mode, minSimilarity } = form;
  const isFiltered = countFilters(form) > 0;
  const countsConfiguration = mode !== 'similarity' && form.chirality !== chirality.none;
  const lower = Math.max(leastSimilarity, Math.round((minSimilarity - 0.15) * 100) / 100);
  return [
    ...(isFiltered ? [{ key: 'filters' as const, change: withoutFilters }] : []),
    ...(countsConfiguration ? [{ key: 'chirality' as const, change: { chirality: chirality.none } }] : []),
    ...(form.sources.length < allSources.length ? [{ key: 'sources' as const, change: { sources: allSources } }] : []),
    ...(mode === 'exact' ? [{ key: 'contains' as const, change: { mode: 'substructure' as const } }] : []),
    ...(mode !== 'similarity' && isMolecule
      ? [{ key: 'resembles' as const, change: { mode: 'similarity' as const } }]
      : []),
    ...(mode === 'similarity' && lower < minSimilarity
      ? [{ key: 'lower' as const, change: { minSimilarity: lower } }]
      : []),
  ];
}
