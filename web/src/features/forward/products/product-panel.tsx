// A product closely: what it is like, what can be done with it, and the way to it from the start.

import { moleculeRules } from '@app/shared/contracts/forward/forward';
import type { ForwardProduct, ForwardRoute } from '@app/shared/contracts/forward/products';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { Card, Flex, Skeleton, Space, Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useCopyKeys } from '../../../chemistry/molecule/structure-copy-keys.ts';
import { CopyMenu } from '../../../chemistry/molecule/structure-copy-menu.tsx';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { mayPass } from '../../../shared/api/call-error.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';
import { FactList } from '../../../ui/page/fact-list.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { useClassWords } from '../class-words.ts';
import { Likelihood } from '../likelihood.tsx';
import { ProductActions } from '../product-actions.tsx';
import { SelectivityFacts } from '../selectivity-facts.tsx';
import { VerdictTag } from '../verdict-tag.tsx';

/** A product that is opened: a row of the list, or a point of the chart, of which the rest is asked for. */
export interface Opened {
  productId: string;
  product?: ForwardProduct;
}

const { Text } = Typography;

export function ProductPanel({ taskId, opened, onClose }: { taskId: string; opened: Opened; onClose: () => void }) {
  const { t } = useTranslation('forward');
  const { productId } = opened;
  const { data, error, mutate } = useCall('forwardProductRoute', { query: { taskId, productId } });
  const product = opened.product ?? data?.product;
  const molecule = product?.molecule;
  const zone = useCopyKeys<HTMLDivElement>(molecule?.smiles ?? '');
  const label = molecule ? moleculeLabel(molecule) : '';
  return (
    <aside aria-label={t('product.label', { name: label })} aria-busy={!data && !error} style={{ height: '100%' }}>
      <Flex vertical style={{ height: '100%' }}>
        <Flex
          component="header"
          gap="small"
          align="center"
          style={{ padding: '6px 8px 6px 16px', borderBottom: '1px solid var(--line)' }}
        >
          <h2 style={{ flex: 1, minWidth: 0, margin: 0, fontSize: 14 }}>
            <Text ellipsis={{ tooltip: true }}>{label}</Text>
          </h2>
          {product && <VerdictTag verdict={product.verdict} />}
          <IconButton size="small" label={t('common:action.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
        </Flex>
        <div
          ref={zone}
          tabIndex={0}
          role="region"
          aria-label={t('product.details')}
          style={{ position: 'relative', flex: 1, minHeight: 0, padding: 16, overflow: 'auto' }}
        >
          <Flex vertical gap={12}>
            {molecule && <MoleculePicture molecule={molecule} width={396} height={200} />}
            {product && <Likelihood probability={product.probability} label={t('product.probability')} />}
            {molecule && <ProductActions molecule={molecule} reaction={data?.steps.at(-1)?.smiles} />}
            {product && <ProductFacts product={product} />}
            {product && <h3 style={{ margin: 0, fontSize: 14 }}>{t('route.title', { count: product.steps })}</h3>}
            {data && <RouteSteps steps={data.steps} />}
            {!data && error && (
              <ErrorState error={error} compact onRetry={mayPass(error) ? () => void mutate() : undefined} />
            )}
            {!data && !error && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
          </Flex>
        </div>
      </Flex>
    </aside>
  );
}

/** The way from the starting molecule to a product, step by step, with what competes at each. */
function RouteSteps({ steps }: Pick<ForwardRoute, 'steps'>) {
  const { t } = useTranslation('forward');
  const className = useClassWords();
  return steps.map(({ kind, from, partners, product, probability, precedents, selectivity, smiles }, index) => (
    <Card
      key={smiles}
      size="small"
      title={
        <h4 style={{ margin: 0, fontSize: 13, whiteSpace: 'normal' }}>
          {steps.length > 1 && `${index + 1}. `}
          {kind.name}
        </h4>
      }
      extra={<CopyMenu structure={smiles} name={kind.name} />}
    >
      <Flex vertical gap="small">
        <Text type="secondary" style={{ fontSize: 12 }}>
          {className(kind.class)} ·{' '}
          {precedents === null
            ? t('route.noPrecedents')
            : t('route.precedents', { count: precedents, value: formatNumber(precedents) })}
        </Text>
        <ReactionScheme reaction={{ reactants: [from, ...partners], product }} size="small" />
        <Flex gap="small" align="center" justify="space-between">
          <Likelihood probability={probability} label={t('route.probability')} />
          <VerdictTag verdict={selectivity.verdict} />
        </Flex>
        <SelectivityFacts selectivity={selectivity} />
      </Flex>
    </Card>
  ));
}

/** Figures of a product; all of them are computed from its structure. */
function ProductFacts({ product }: { product: ForwardProduct }) {
  const { t } = useTranslation('forward');
  const { molecule, logP, tpsa, donors, acceptors, rotatableBonds, sascore, similarity, rules, ways } = product;
  const facts = {
    formula: withSubscripts(molecule.formula),
    molecularWeight: t('figure.weightValue', { value: formatNumber(molecule.molecularWeight, 2) }),
    logP: formatNumber(logP, 2),
    tpsa: t('figure.tpsaValue', { value: formatNumber(tpsa, 1) }),
    hydrogenBonds: `${donors} / ${acceptors}`,
    rotatableBonds: String(rotatableBonds),
    sascore: formatNumber(sascore, 2),
    ...(similarity !== undefined && { similarity: formatNumber(similarity, 2) }),
    rules: (
      <Space wrap size={4}>
        {moleculeRules.map((rule) => (
          <Tag
            key={rule}
            color={rules[rule] ? 'success' : 'default'}
            icon={rules[rule] ? <CheckIcon size={13} /> : <CloseIcon size={13} />}
            title={t(`rule.${rule}.text`)}
            style={{ display: 'inline-flex', gap: 3, alignItems: 'center', marginInlineEnd: 0 }}
          >
            {t(`rule.${rule}.name`)}
            <span className="visually-hidden">{t(rules[rule] ? 'rule.passes' : 'rule.fails')}</span>
          </Tag>
        ))}
      </Space>
    ),
    ways: formatNumber(ways),
  };
  return (
    <>
      <FactList facts={Object.entries(facts).map(([key, value]) => ({ key, label: t(`figure.${key}`), value }))} />
      <Text type="secondary" style={{ fontSize: 12 }}>
        {t('product.computed')}
      </Text>
    </>
  );
}
