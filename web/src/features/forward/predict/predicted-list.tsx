// What a mixture gives, the likeliest first, and how it was understood.

import type { ForwardPrediction } from '@app/shared/contracts/forward/products';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Alert, Badge, Card, Collapse, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useClassWords } from '../class-words.ts';
import { Likelihood } from '../likelihood.tsx';
import { ProductActions } from '../product-actions.tsx';
import { SelectivityFacts } from '../selectivity-facts.tsx';
import { VerdictTag } from '../verdict-tag.tsx';

const { Text } = Typography;

/** Below this likelihood the sites of a reaction are shown on demand. */
const unlikely = 0.01;
const productFrame = { width: 200, height: 136 } as const;

export function PredictedList({ response }: { response: ForwardPrediction }) {
  const { t } = useTranslation('forward');
  const { reactants, agents, products, notes } = response;
  return (
    <Flex vertical gap={12}>
      <Flex wrap gap="8px 24px">
        <Molecules label={t('prediction.reactants')} molecules={reactants} />
        {agents.length > 0 && <Molecules label={t('prediction.agents')} molecules={agents} />}
      </Flex>
      {notes.length > 0 && (
        <Alert
          type="info"
          role="note"
          showIcon
          title={notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        />
      )}
      {products.length === 0 ? (
        <EmptyState title={t('prediction.none')} text={t('prediction.noneHint')} />
      ) : (
        <PictureGroup
          molecules={products.map(({ molecule }) => molecule)}
          frame={productFrame}
          like={products[0]?.molecule}
        >
          <h2 role="status" style={{ margin: 0, fontSize: 14 }}>
            {t('prediction.count', { count: products.length })}
          </h2>
          <ol style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
            {products.map((product) => (
              <li key={product.molecule.key}>
                <ProductCard product={product} reactants={reactants} />
              </li>
            ))}
          </ol>
          <Text type="secondary">{t('prediction.how')}</Text>
        </PictureGroup>
      )}
    </Flex>
  );
}

function Molecules({ label, molecules }: { label: string; molecules: readonly Molecule[] }) {
  return (
    <section aria-label={label}>
      <Text type="secondary">{label}</Text>
      <Flex wrap gap="small" component="ul" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {molecules.map((molecule, index) => (
          <li key={`${index}-${molecule.key}`} style={{ width: 112, textAlign: 'center' }}>
            <MoleculePicture molecule={molecule} width={112} height={68} decorative />
            <Text type="secondary" ellipsis={{ tooltip: true }} style={{ fontSize: 12 }}>
              {moleculeLabel(molecule)}
            </Text>
          </li>
        ))}
      </Flex>
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
  const facts = <SelectivityFacts selectivity={selectivity} />;
  return (
    <Card
      size="small"
      title={
        <Flex wrap gap="small" align="center">
          <Badge count={rank} color="var(--secondary)" />
          <h3 style={{ margin: 0, fontSize: 14, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {moleculeLabel(molecule)}
          </h3>
          <VerdictTag verdict={selectivity.verdict} />
        </Flex>
      }
    >
      <Flex wrap gap={16}>
        <span style={{ flex: `0 1 ${productFrame.width}px` }}>
          <MoleculePicture molecule={molecule} {...productFrame} />
        </span>
        <Flex vertical gap={6} style={{ flex: '1 1 280px', minWidth: 0 }}>
          <span>
            {t('figure.weightValue', { value: formatNumber(molecule.molecularWeight, 2) })} · {kind.name} ·{' '}
            {className(kind.class)}
          </span>
          <Likelihood probability={probability} label={t('prediction.share')} />
          <Text type="secondary">
            {from.length < reactants.length &&
              `${t('prediction.from', { names: from.map(moleculeLabel).join(' + ') })} · `}
            {precedents === null
              ? t('route.noPrecedents')
              : t('route.precedents', { count: precedents, value: formatNumber(precedents) })}
          </Text>
          {probability < unlikely ? (
            <div role="group" aria-label={t('column.verdict')}>
              <Collapse ghost size="small" items={[{ key: 'sites', label: t('column.verdict'), children: facts }]} />
            </div>
          ) : (
            facts
          )}
          <ProductActions molecule={molecule} reaction={smiles} />
        </Flex>
      </Flex>
    </Card>
  );
}
