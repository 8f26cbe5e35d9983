// A product closely: what it is like, what can be done with it, and the way to it from the start.

import { moleculeRules, type ForwardTask } from '@app/shared/contracts/forward/forward';
import { type ForwardProduct, type ForwardRoute } from '@app/shared/contracts/forward/products';
import { mayPass } from '../../../shared/api/call-error.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useCopyKeys } from '../../../chemistry/molecule/structure-copy-keys.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Likelihood } from '../likelihood.tsx';
import { ProductActions } from '../product-actions.tsx';
import styles from './product-panel.module.css';
import { VerdictTag } from '../verdict-tag.tsx';
import { CopyMenu } from '../../../chemistry/molecule/structure-copy-menu.tsx';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useClassWords } from '../class-words.ts';
import { SelectivityFacts } from '../selectivity-facts.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';

interface ProductPanelProps {
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

// The way from the starting molecule to a product, step by step, with what competes at each.
function RouteSteps({ steps }: Pick<ForwardRoute, 'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <Step key={step.smiles} step={step} number={index + 1} isOnly={steps.length === 1} />
      ))}
    </ol>
  );
}

interface StepProps {
  step: ForwardRoute['steps'][number];
  number: number;
  isOnly: boolean;
}

function Step({ step, number, isOnly }: StepProps) {
  const { t } = useTranslation('forward');
  const className = useClassWords();
  const { kind, from, partners, product, probability, precedents, selectivity, smiles } = step;
  return (
    <li className={styles.step}>
      <header>
        {!isOnly && <span className={styles.number}>{number}</span>}
        <h4>{kind.name}</h4>
        <CopyMenu structure={smiles} name={kind.name} />
      </header>
      <p className={styles.quiet}>
        {className(kind.class)} ·{' '}
        {precedents === null
          ? t('route.noPrecedents')
          : t('route.precedents', { count: precedents, value: formatNumber(precedents) })}
      </p>
      <ReactionScheme reaction={{ reactants: [from, ...partners], product }} size="small" />
      <p className={styles.line}>
        <Likelihood probability={probability} label={t('route.probability')} />
        <VerdictTag verdict={selectivity.verdict} />
      </p>
      <SelectivityFacts selectivity={selectivity} />
    </li>
  );
}

/** Figures of a product; all of them are computed from its structure. */
function ProductFacts({ product }: { product: ForwardProduct }) {
  const { t } = useTranslation('forward');
  const { molecule, logP, tpsa, donors, acceptors, rotatableBonds, sascore, similarity, ways } = product;
  const facts = [
    { key: 'formula', value: withSubscripts(molecule.formula) },
    { key: 'molecularWeight', value: t('figure.weightValue', { value: formatNumber(molecule.molecularWeight, 2) }) },
    { key: 'logP', value: formatNumber(logP, 2) },
    { key: 'tpsa', value: t('figure.tpsaValue', { value: formatNumber(tpsa, 1) }) },
    { key: 'hydrogenBonds', value: `${donors} / ${acceptors}` },
    { key: 'rotatableBonds', value: String(rotatableBonds) },
    { key: 'sascore', value: formatNumber(sascore, 2) },
    ...(similarity === undefined ? [] : [{ key: 'similarity', value: formatNumber(similarity, 2) }]),
    { key: 'rules', value: <Rules rules={product.rules} /> },
    { key: 'ways', value: formatNumber(ways) },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`figure.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.how}>{t('product.computed')}</p>
    </>
  );
}

function Rules({ rules }: Pick<ForwardProduct, 'rules'>) {
  const { t } = useTranslation('forward');
  return (
    <ul className={styles.rules}>
      {moleculeRules.map((rule) => (
        <li key={rule} data-passes={rules[rule]} title={t(`rule.${rule}.text`)}>
          {rules[rule] ? <CheckIcon size={13} /> : <CloseIcon size={13} />}
          {t(`rule.${rule}.name`)}
          <span className="visually-hidden">{t(rules[rule] ? 'rule.passes' : 'rule.fails')}</span>
        </li>
      ))}
    </ul>
  );
}
