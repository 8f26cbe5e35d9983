// Nothing asked yet, or nothing found: what to do about it.

import type { HitPage } from '@app/shared/contracts/substructure';
import { chirality } from '@app/shared/constants/modules';
import { Col, Flex, Row, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { allSources, countFilters, withoutFilters, type SearchForm } from '../search-form.ts';

/** So few hits that a chemist may want more. */
const mostFew = 5;

/** Queries to begin with, as SMARTS. */
const examples = [
  { key: 'indole', smarts: 'c1ccc2[nH]ccc2c1' },
  { key: 'boronicAcid', smarts: '[#6]B([OX2H1])[OX2H1]' },
  { key: 'arylBromide', smarts: 'c[Br]' },
  { key: 'aminoPyridine', smarts: '[NX3;H2]c1ccncc1' },
  { key: 'aminoAcid', smarts: '[NX3;H1,H2][CX4][CX3](=O)[OX2H1]' },
] as const;

export function StartGuide({ onTry }: { onTry: (smarts: string) => void }) {
  const { t } = useTranslation('substructure');
  return (
    <div style={{ maxWidth: 680, margin: '0 auto', padding: '40px 16px' }}>
      <h2 style={{ margin: 0, fontSize: 18 }}>{t('guide.title')}</h2>
      <p>{t('guide.text')}</p>
      <Row gutter={[10, 10]}>
        {examples.map(({ key, smarts }) => (
          <Col key={key} xs={24} sm={12} lg={8}>
            <Button block style={{ height: 'auto', padding: 12, textAlign: 'start' }} onClick={() => onTry(smarts)}>
              <span style={{ width: '100%', minWidth: 0 }}>
                <strong>{t(`guide.example.${key}`)}</strong>
                <Typography.Text type="secondary" ellipsis style={{ display: 'block', fontSize: 12 }}>
                  {smarts}
                </Typography.Text>
              </span>
            </Button>
          </Col>
        ))}
      </Row>
      <Typography.Paragraph type="secondary" style={{ marginTop: 16 }}>
        {t('guide.keys')}
      </Typography.Paragraph>
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
    <Flex wrap gap="small" align="center" style={{ padding: '0 16px 16px' }}>
      {t('nothing.few')}
      <Relaxations relaxations={relaxations} onRelax={onRelax} />
    </Flex>
  );
}

function Relaxations({ relaxations, onRelax }: { relaxations: readonly Relaxation[]; onRelax: FoundProps['onRelax'] }) {
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
