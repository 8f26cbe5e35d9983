// What may be asked of every route, folded away until somebody asks.

import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { reactionClassKeys, type WireConstraints } from '@app/shared/contracts/retrosynthesis';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { BondMarks } from './bond-marks.tsx';
import { countConstraints, withConstraints } from './constraint-set.ts';
import styles from './constraints-form.module.css';
import { LimitFields } from './limit-fields.tsx';
import { MoleculeList } from './molecule-list.tsx';
import { ReactionList } from './reaction-list.tsx';
import { StockChoice } from './stock-choice.tsx';

export interface ConstraintsFormProps {
  /** The recognised target; bonds can be marked only when there is one. Absent where the conditions are of many targets. */
  target?: Molecule | null;
  constraints: WireConstraints;
  onChange: (constraints: WireConstraints) => void;
}

const lists = [
  ['startFrom', constraintLimits.wantedMolecules],
  ['throughMolecules', constraintLimits.wantedMolecules],
  ['avoidMolecules', constraintLimits.listedMolecules],
  ['forbiddenMolecules', constraintLimits.listedMolecules],
] as const;

export function ConstraintsForm({ target, constraints, onChange }: ConstraintsFormProps) {
  const { t } = useTranslation('constraints');
  const change = (changes: Partial<WireConstraints>) => onChange(withConstraints(constraints, changes));
  const count = countConstraints(constraints);
  const { startFrom = [], startFromUse = 'all', excludedClasses = [] } = constraints;
  return (
    <details className={styles.form}>
      <summary>
        {t('title')} {count > 0 && <span className={styles.count}>{t('count', { count })}</span>}
      </summary>
      <div className={styles.body}>
        {target !== undefined && (
          <fieldset>
            <legend>{t('bonds.title')}</legend>
            {target === null ? (
              <p className={styles.hint}>{t('bonds.noTarget')}</p>
            ) : (
              <BondMarks molecule={target} constraints={constraints} onChange={onChange} />
            )}
          </fieldset>
        )}
        {lists.map(([key, most]) => (
          <MoleculeList
            key={key}
            label={t(`${key}.title`)}
            help={t(`${key}.help`)}
            smiles={constraints[key] ?? []}
            most={most}
            onChange={(smiles) => change({ [key]: smiles })}
          />
        ))}
        {startFrom.length > 1 && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={startFromUse === 'any'}
              onChange={(event) => change({ startFromUse: event.target.checked ? 'any' : undefined })}
            />
            {t('startFrom.any')}
          </label>
        )}
        <ReactionList
          reactions={constraints.dislikedReactions ?? []}
          onChange={(dislikedReactions) => change({ dislikedReactions })}
        />
        <LimitFields constraints={constraints} onChange={change} />
        <fieldset>
          <legend>{t('limits.stocks')}</legend>
          <StockChoice chosen={constraints.stocks} onChange={(stocks) => change({ stocks })} />
        </fieldset>
        <fieldset>
          <legend>{t('classes.title')}</legend>
          <div className={styles.classes}>
            {reactionClassKeys.map((key) => (
              <label key={key} className={styles.check}>
                <input
                  type="checkbox"
                  checked={excludedClasses.includes(key)}
                  onChange={(event) =>
                    change({
                      excludedClasses: event.target.checked
                        ? [...excludedClasses, key]
                        : excludedClasses.filter((one) => one !== key),
                    })
                  }
                />
                {t(`classes.${key}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <Button size="small" disabled={count === 0} onClick={() => onChange({})}>
          {t('clear')}
        </Button>
      </div>
    </details>
  );
}
