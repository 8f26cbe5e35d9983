// One way to make the molecule: what it is made from, what it is called, what speaks for and against it.

import type { Precursor, Proposal } from '@app/shared/contracts/manual/manual';
import { useState } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { arrowTexts } from '../../../chemistry/step/condition-words.ts';
import { ConditionsTable } from '../../../chemistry/step/conditions-table.tsx';
import { ForwardPanel } from '../../../chemistry/step/forward-panel.tsx';
import { percentText } from '../../../chemistry/step/evidence-text.ts';
import { CompetingSites, OriginBadge } from '../../../chemistry/step/step-facts.tsx';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { CheckCircleIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import { ForwardMark } from './forward-mark.tsx';
import styles from './proposal-card.module.css';

export interface ProposalCardProps {
  proposal: Proposal;
  /** Molecules that the route has elsewhere. */
  standing: ReadonlySet<string>;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

export function ProposalCard({ proposal, standing, isChosen, isBusy, onChoose }: ProposalCardProps) {
  const { t } = useTranslation('manual');
  const { t: routes } = useTranslation('routes');
  const [isOpen, setOpen] = useState(false);
  const refused = proposal.precursors.find(({ controlled }) => controlled)?.controlled?.text;
  const again = proposal.precursors.find(({ molecule }) => standing.has(molecule.key));
  const why = refused ?? (again && t('proposal.again', { name: moleculeLabel(again.molecule) }));
  const { over, under } = arrowTexts(proposal.conditions[0]);
  return (
    <article className={styles.card} data-chosen={isChosen} aria-label={proposal.name}>
      <header>
        <h4>{proposal.name}</h4>
        <span className={styles.score} title={routes('step.probabilityHint')}>
          {routes('step.probability', { value: percentText(routes, proposal.probability) })}
        </span>
      </header>
      <p className={styles.facts}>
        <ForwardMark forward={proposal.forward} />
        {proposal.templateKind !== 'learned' && (
          <span>
            {routes('list.precedents', { count: proposal.precedents, value: formatNumber(proposal.precedents) })}
          </span>
        )}
        <span>{routes(`class.${proposal.classKey}`, { defaultValue: proposal.classKey })}</span>
        <OriginBadge step={proposal} />
      </p>
      <ul className={styles.precursors}>
        {proposal.precursors.map((precursor) => (
          <PrecursorItem key={precursor.molecule.key} precursor={precursor} />
        ))}
      </ul>
      {(over || under) && <p className={styles.conditions}>{[over, under].filter(Boolean).join('; ')}</p>}
      {why && (
        <p className={styles.why}>
          <WarningIcon size={15} />
          {why}
        </p>
      )}
      <footer>
        {isChosen ? (
          // Not a button that is disabled: browsers send no key events from a focused disabled button.
          <span className={styles.chosen}>
            <CheckCircleIcon size={16} />
            {t('proposal.chosen')}
          </span>
        ) : (
          <Button size="small" variant="primary" disabled={isBusy || why !== undefined} onClick={onChoose}>
            {t('proposal.choose')}
          </Button>
        )}
        <Button size="small" variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'proposal.less' : 'proposal.more')}
        </Button>
      </footer>
      {isOpen && (
        <div className={styles.details}>
          <ConditionsTable step={proposal} />
          {proposal.note && <p>{proposal.note}</p>}
          <CompetingSites groups={proposal.touchedGroups} />
          {proposal.forward && <ForwardPanel forward={proposal.forward} />}
        </div>
      )}
    </article>
  );
}

/** What a step takes, with its stock. */
export function PrecursorItem({ precursor }: { precursor: Precursor }) {
  const { t: routes } = useTranslation('routes');
  const { molecule, inStock } = precursor;
  return (
    <li data-stock={inStock}>
      <MoleculePicture molecule={molecule} width={112} height={76} decorative />
      <span className={styles.name}>{moleculeLabel(molecule)}</span>
      <span className={inStock ? styles.passed : styles.quiet}>
        {inStock ? stockWords(routes, precursor, 'short') : routes('stock.short.none')}
      </span>
    </li>
  );
}
