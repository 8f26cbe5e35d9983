// One way to make a molecule as the search saw it: how likely, whether it passed the forward check and if not why, and
// its precursors, each of which opens to what the search found below it.

import type { GraphMolecule, GraphReaction } from '@app/shared/contracts/search-graph';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../chem/molecule-label.ts';
import { MoleculePicture } from '../../chem/molecule-picture.tsx';
import { formatNumber, formatPercent } from '../../i18n/format.ts';
import { CheckCircleIcon, ChevronDownIcon, ChevronRightIcon, ClockIcon, WarningIcon } from '../../ui/icons.tsx';
import type { GraphFilter } from './graph-filter.ts';
import { MoleculeBlock } from './molecule-block.tsx';
import { MoleculeState } from './molecule-state.tsx';
import styles from './reaction-row.module.css';

export interface ReactionRowProps {
  taskId: string;
  reaction: GraphReaction;
  filter: GraphFilter;
  addressOf: (key: string) => string;
}

export function ReactionRow({ taskId, reaction, filter, addressOf }: ReactionRowProps) {
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = reaction.precursors.find((one) => one.molecule.key === openKey);
  return (
    <li className={styles.row} data-check={reaction.check} data-solved={reaction.solved}>
      <div className={styles.line}>
        <div className={styles.words}>
          <p className={styles.name}>{reaction.name}</p>
          <p className={styles.facts}>
            <span className={styles.score}>{formatPercent(reaction.score)}</span>
            <span>
              {routes('list.precedents', { count: reaction.precedents, value: formatNumber(reaction.precedents) })}
            </span>
            {reaction.solved && (
              <span className={styles.good}>
                <CheckCircleIcon size={14} />
                {t('leadsToStock')}
              </span>
            )}
          </p>
          <CheckLine reaction={reaction} />
          {reaction.touchedGroups.length > 0 && (
            <p className={styles.facts}>{t('touched', { count: reaction.touchedGroups.length })}</p>
          )}
        </div>
        <ul className={styles.precursors}>
          {reaction.precursors.map((one) => (
            <li key={one.molecule.key}>
              <PrecursorChip
                molecule={one}
                isOpen={one.molecule.key === openKey}
                onToggle={() => setOpenKey(one.molecule.key === openKey ? null : one.molecule.key)}
              />
            </li>
          ))}
        </ul>
      </div>
      <Instead rivals={reaction.rivals} />
      {open && <MoleculeBlock taskId={taskId} molecule={open} filter={filter} addressOf={addressOf} />}
    </li>
  );
}

/** Passed, failed and why, or not asked: the search checks what it is about to show. */
function CheckLine({ reaction }: { reaction: GraphReaction }) {
  const { t } = useTranslation('search-graph');
  const { check, rank = 0 } = reaction;
  if (check === 'unchecked')
    return (
      <p className={styles.quiet}>
        <ClockIcon size={14} />
        {t('check.unchecked')}
      </p>
    );
  if (check === 'passed')
    return (
      <p className={styles.good}>
        <CheckCircleIcon size={14} />
        {t('check.passed', { rank })}
      </p>
    );
  return (
    <p className={styles.bad}>
      <WarningIcon size={14} />
      {t(rank === 0 ? 'check.absent' : 'check.low', { rank })}
    </p>
  );
}

/** What the precursors would rather give. */
function Instead({ rivals }: Pick<GraphReaction, 'rivals'>) {
  const { t } = useTranslation('search-graph');
  const products = rivals.flatMap(({ molecule, name }) => (molecule ? [{ molecule, name }] : []));
  if (products.length === 0) return null;
  return (
    <div className={styles.instead}>
      {t('check.instead')}
      {products.map(({ molecule, name }) => (
        <span key={molecule.key}>
          <MoleculePicture molecule={molecule} width={84} height={56} />
          {name}
        </span>
      ))}
    </div>
  );
}

interface PrecursorChipProps {
  molecule: GraphMolecule;
  isOpen: boolean;
  onToggle: () => void;
}

function PrecursorChip({ molecule, isOpen, onToggle }: PrecursorChipProps) {
  const { t } = useTranslation('search-graph');
  const name = moleculeLabel(molecule.molecule);
  const content = (
    <>
      <MoleculePicture molecule={molecule.molecule} width={104} height={68} decorative />
      <span className={styles.chipWords}>
        <span className={styles.chipName}>{name}</span>
        <MoleculeState molecule={molecule} />
      </span>
    </>
  );
  if (molecule.reactions === 0) return <span className={styles.chip}>{content}</span>;
  return (
    <button
      type="button"
      className={styles.chip}
      data-open={isOpen}
      aria-expanded={isOpen}
      title={t(isOpen ? 'close' : 'open', { name })}
      onClick={onToggle}
    >
      {content}
      {isOpen ? <ChevronDownIcon size={16} /> : <ChevronRightIcon size={16} />}
    </button>
  );
}
