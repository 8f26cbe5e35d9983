// A way to make a molecule: how likely, what the check said, what is dangerous, and whether it is taken.

import type { GraphReaction } from '@app/shared/contracts/search-graph/search-graph';
import { percentText } from '../../../chemistry/step/evidence-text.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { WarningIcon, CheckCircleIcon, ClockIcon } from '../../../ui/icons/icons.tsx';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';
import type { ReactionItem } from '../canvas/graph-tree.ts';
import { pathsText } from '../molecule-words.ts';
import styles from './node-panel.module.css';
import type { Explorer } from '../use-explorer.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';

export function ReactionPanel({ item, explorer }: { item: ReactionItem; explorer: Explorer }) {
  const { t } = useTranslation('search-graph');
  const { t: routes } = useTranslation('routes');
  const { t: process } = useTranslation('process');
  const { reaction, isChosen, productKey } = item;
  const { name, score, precedents, stepsToStock, ways, hazards, touchedGroups, classKey, rivals, check } = reaction;
  return (
    <>
      <h2>{name}</h2>
      <ul className={styles.facts}>
        <li>{routes(`class.${classKey}`, { defaultValue: classKey })}</li>
        <li>{t('panel.likely', { value: percentText(routes, score) })}</li>
        <li>{routes('list.precedents', { count: precedents, value: formatNumber(precedents) })}</li>
        {stepsToStock !== undefined && <li>{t('canvas.steps', { count: stepsToStock })}</li>}
        {ways > 0 && <li title={t('canvas.waysWhy')}>{pathsText(t, ways)}</li>}
      </ul>
      <CheckLine reaction={reaction} />
      {check === 'failed' && <Instead rivals={rivals} />}
      {touchedGroups.length > 0 && <p className={styles.quiet}>{t('touched', { count: touchedGroups.length })}</p>}
      {hazards.map((rule) => (
        <p key={rule} className={styles.bad}>
          <WarningIcon size={14} />
          {process(`hazard.${rule}`, { defaultValue: rule })}
        </p>
      ))}
      <div className={styles.actions}>
        <Button
          size="small"
          variant={isChosen ? 'default' : 'primary'}
          icon={<CheckIcon size={16} />}
          aria-pressed={isChosen}
          onClick={() => explorer.choose(productKey, reaction.reactionKey)}
        >
          {t(isChosen ? 'panel.unchoose' : 'panel.choose')}
        </Button>
      </div>
    </>
  );
}

// What the forward check said of a way, and what would form in its place.

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
      <p>{t('check.instead')}</p>
      {products.map(({ molecule, name }) => (
        <figure key={molecule.key}>
          <MoleculePicture molecule={molecule} width={96} height={60} />
          {name !== undefined && <figcaption>{name}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
