import { moleculeRules } from '@app/shared/contracts/forward/forward';
import { type ForwardProduct } from '@app/shared/contracts/forward/products';
import { withSubscripts } from '../../../chemistry/drawing/subscripts.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';
import styles from './product-panel.module.css';

/** Figures of a product; all of them are computed from its structure. */
export function ProductFacts({ product }: { product: ForwardProduct }) {
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
