// Constraints on every route, folded until opened.

import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { reactionClassKeys, type WireConstraints } from '@app/shared/contracts/retrosynthesis';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Checkbox, Collapse, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { Button } from '../../ui/button/button.tsx';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { BondMarks } from './bond-marks.tsx';
import { countConstraints, partsOfReaction, withConstraints } from './constraint-set.ts';
import { EntryList } from './entry-list.tsx';
import { Fields } from './fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { StockChoice } from './stock-choice.tsx';
import { SubstructureList } from './substructure-list.tsx';

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
  const form = (
    <Flex vertical gap={16}>
      {target !== undefined && (
        <Fields title={t('constraints.bonds.title')}>
          {target === null ? (
            <Typography.Text type="secondary">{t('constraints.bonds.noTarget')}</Typography.Text>
          ) : (
            <BondMarks molecule={target} constraints={constraints} onChange={onChange} />
          )}
        </Fields>
      )}
      <SubstructureList
        target={target}
        patterns={constraints.keepSubstructures ?? []}
        onChange={(keepSubstructures) => change({ keepSubstructures })}
      />
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
          checked={startFromUse === 'any'}
          onChange={({ target: box }) => change({ startFromUse: box.checked ? 'any' : undefined })}
        >
          {t('constraints.startFrom.any')}
        </Checkbox>
      )}
      <ReactionList
        reactions={constraints.dislikedReactions ?? []}
        onChange={(dislikedReactions) => change({ dislikedReactions })}
      />
      <LimitFields constraints={constraints} onChange={change} />
      <Fields title={t('constraints.limits.stocks')}>
        <StockChoice chosen={constraints.stocks} onChange={(stocks) => change({ stocks })} />
      </Fields>
      <Fields title={t('constraints.classes.title')}>
        <Checkbox.Group
          style={{ flexDirection: 'column' }}
          value={[...excludedClasses]}
          options={reactionClassKeys.map((value) => ({ value, label: t(`constraints.classes.${value}`) }))}
          onChange={(excluded) => change({ excludedClasses: excluded })}
        />
      </Fields>
      <Button size="small" disabled={count === 0} onClick={() => onChange({})}>
        {t('constraints.clear')}
      </Button>
    </Flex>
  );
  return (
    <Collapse
      size="small"
      items={[
        {
          key: 'constraints',
          label: <strong>{t('constraints.title')}</strong>,
          extra: count > 0 && <Tag color="success">{t('constraints.count', { count })}</Tag>,
          forceRender: true,
          children: form,
        },
      ]}
    />
  );
}

interface ReactionListProps {
  reactions: readonly string[];
  onChange: (reactions: string[]) => void;
}

/** Reactions that this task does without, beside those that the user has banned for good. */
function ReactionList({ reactions, onChange }: ReactionListProps) {
  const { t } = useTranslation('retrosynthesis');
  const add = async (text: string) => {
    const parts = partsOfReaction(text);
    if (!parts) return t('constraints.reactions.unsound');
    const [product, ...precursors] = parts;
    for (const structure of parts) await call('structureCheck', { body: { structure } });
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
      entries={reactions.map((one) => ({ key: one, name: one }))}
      most={constraintLimits.listedMolecules}
      onAdd={add}
      onRemove={(gone) => onChange(reactions.filter((one) => one !== gone))}
    />
  );
}

interface MoleculeListProps {
  label: string;
  help: string;
  smiles: readonly string[];
  most: number;
  onChange: (smiles: string[]) => void;
}

/** Filled by SMILES, name or CAS number; each entry is checked by the service first. */
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
      entries={smiles.map((key) => {
        const molecule = known.get(key);
        return {
          key,
          name: molecule?.name === undefined ? key : moleculeLabel(molecule),
          picture: molecule && <MoleculePicture molecule={molecule} width={64} height={44} decorative />,
        };
      })}
      most={most}
      onAdd={add}
      onRemove={(gone) => onChange(smiles.filter((one) => one !== gone))}
    />
  );
}
