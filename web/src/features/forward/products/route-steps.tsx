// The way from the starting molecule to a product, step by step, with what competes at each.

import type { ForwardRoute } from '@app/shared/contracts/forward/products';
import { CopyMenu } from '../../../chemistry/molecule/structure-copy-menu.tsx';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useClassWords } from '../class-words.ts';
import { Likelihood } from '../likelihood.tsx';
import styles from './product-panel.module.css';
import { SelectivityFacts } from '../selectivity-facts.tsx';
import { VerdictTag } from '../verdict-tag.tsx';

export function RouteSteps({ steps }: Pick<ForwardRoute, 'steps'>) {
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
