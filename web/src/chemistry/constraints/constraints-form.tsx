// Constraints on every route, folded until opened.

import { Checkbox } from 'antd';
import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { reactionClassKeys, type WireConstraints } from '@app/shared/contracts/retrosynthesis';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { BondMarks } from './bond-marks.tsx';
import { countConstraints, withConstraints } from './constraint-set.ts';
import styles from './constraints-form.module.css';
import { LimitFields } from './limit-fields.tsx';
import { StockChoice } from './stock-choice.tsx';
import { call } from '../../shared/api/call.ts';
import { EntryList } from './entry-list.tsx';
import { partsOfReaction } from './reaction-parts.ts';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';

interface ConstraintsFormProps {
  /** The recognised target; bonds can be marked only when there is one. Absent where the conditions are of many targets. */
  target?: Molecule | null;
  constraints: WireConstraints;
  onChange: (constraints: WireConstraints) => void;
}

const lists = [
  ['startFrom', constraintLimits.wantedMolecules],
  ['boughtMolecules', constraintLimits.listedMolecules],
  ['throughMolecules', constraintLimits.wantedMolecules],
  ['avoidMolecules', constraintLimits.listedMolecules],
  ['forbiddenMolecules', constraintLimits.listedMolecules],
] as const;

export function ConstraintsForm({ target, constraints, onChange }: ConstraintsFormProps) {
  const { t } = useTranslation('retrosynthesis');
  const change = (changes: Partial<WireConstraints>) => onChange(withConstraints(constraints, changes));
  const count = countConstraints(constraints);
  const { startFrom = [], startFromUse = 'all', excludedClasses = [] } = constraints;
  return (
    <details className={styles.form}>
      <summary>
        {t('constraints.title')}{' '}
        {count > 0 && <span className={styles.count}>{t('constraints.count', { count })}</span>}
      </summary>
      <div className={styles.body}>
        {target !== undefined && (
          <fieldset>
            <legend>{t('constraints.bonds.title')}</legend>
            {target === null ? (
              <p className={styles.hint}>{t('constraints.bonds.noTarget')}</p>
            ) : (
              <BondMarks molecule={target} constraints={constraints} onChange={onChange} />
            )}
          </fieldset>
        )}
        {lists.map(([key, most]) => (
          <MoleculeList
            key={key}
            label={t(`constraints.${key}.title`)}
            help={t(`constraints.${key}.help`)}
            smiles={constraints[key] ?? []}
            most={most}
            onChange={(smiles) => change({ [key]: smiles })}
          />
        ))}
        {startFrom.length > 1 && (
          <Checkbox
            className={styles.check}
            checked={startFromUse === 'any'}
            onChange={(event) => change({ startFromUse: event.target.checked ? 'any' : undefined })}
          >
            {t('constraints.startFrom.any')}
          </Checkbox>
        )}
        <ReactionList
          reactions={constraints.dislikedReactions ?? []}
          onChange={(dislikedReactions) => change({ dislikedReactions })}
        />
        <LimitFields constraints={constraints} onChange={change} />
        <fieldset>
          <legend>{t('constraints.limits.stocks')}</legend>
          <StockChoice chosen={constraints.stocks} onChange={(stocks) => change({ stocks })} />
        </fieldset>
        <fieldset>
          <legend>{t('constraints.classes.title')}</legend>
          <div className={styles.classes}>
            {reactionClassKeys.map((key) => (
              <Checkbox
                key={key}
                className={styles.check}
                checked={excludedClasses.includes(key)}
                onChange={(event) =>
                  change({
                    excludedClasses: event.target.checked
                      ? [...excludedClasses, key]
                      : excludedClasses.filter((one) => one !== key),
                  })
                }
              >
                {t(`constraints.classes.${key}`)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <Button size="small" disabled={count === 0} onClick={() => onChange({})}>
          {t('constraints.clear')}
        </Button>
      </div>
    </details>
  );
}

// Reactions that this task does without, beside those that the user has banned for good.
interface ReactionListProps {
  reactions: readonly string[];
  onChange: (reactions: string[]) => void;
}

function ReactionList({ reactions, onChange }: ReactionListProps) {
  const { t } = useTranslation('retrosynthesis');
  const add = async (text: string) => {
    const parts = partsOfReaction(text);
    if (!parts) return t('constraints.reactions.unsound');
    const [product, ...precursors] = parts;
    for (const structure of [product, ...precursors]) await call('structureCheck', { body: { structure } });
    const reaction = `${precursors.join('.')}>>${product}`;
    if (!reactions.includes(reaction)) onChange([...reactions, reaction]);
    return null;
  };
  return (
    <EntryList
      label={t('constraints.reactions.title')}
      help={
        <>
          {t('constraints.reactions.help')} <Link to="/my/ban">{t('constraints.reactions.banList')}</Link>
        </>
      }
      placeholder={t('constraints.reactions.placeholder')}
      entries={reactions.map((one) => ({ key: one, name: one, content: <span>{one}</span> }))}
      most={constraintLimits.listedMolecules}
      onAdd={add}
      onRemove={(gone) => onChange(reactions.filter((one) => one !== gone))}
    />
  );
}

// A list of molecules that is filled by SMILES, name or CAS number; each entry is checked by the service first.
interface MoleculeListProps {
  label: string;
  help: string;
  smiles: readonly string[];
  most: number;
  onChange: (smiles: string[]) => void;
}

function MoleculeList({ label, help, smiles, most, onChange }: MoleculeListProps) {
  const { t } = useTranslation('retrosynthesis');
  const [known, setKnown] = useState<ReadonlyMap<string, Molecule>>(new Map());
  const add = async (text: string) => {
    const { molecule } = await call('structureCheck', { body: { structure: text } });
    setKnown(new Map(known).set(molecule.smiles, molecule));
    if (!smiles.includes(molecule.smiles)) onChange([...smiles, molecule.smiles]);
    return null;
  };
  return (
    <EntryList
      label={label}
      help={help}
      placeholder={t('constraints.molecules.placeholder')}
      entries={smiles.map((one) => ({
        key: one,
        name: nameOf(one, known.get(one)),
        content: <Entry smiles={one} molecule={known.get(one)} />,
      }))}
      most={most}
      onAdd={add}
      onRemove={(gone) => onChange(smiles.filter((one) => one !== gone))}
    />
  );
}

function Entry({ smiles, molecule }: { smiles: string; molecule: Molecule | undefined }) {
  return (
    <>
      {molecule && <MoleculePicture molecule={molecule} width={64} height={44} decorative />}
      <span>{nameOf(smiles, molecule)}</span>
    </>
  );
}

function nameOf(smiles: string, molecule: Molecule | undefined): string {
  return molecule?.name === undefined ? smiles : moleculeLabel(molecule);
}
