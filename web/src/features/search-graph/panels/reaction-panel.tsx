// A way to make a molecule: how likely, what the check said, what is dangerous, and whether it is taken.

import { percentText } from '../../../chemistry/step/likelihood.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';
import { CheckLine, Instead } from './check-line.tsx';
import type { ReactionItem } from '../canvas/graph-tree.ts';
import { waysText } from '../molecule-words.ts';
import styles from './node-panel.module.css';
import type { Explorer } from '../use-explorer.ts';

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
        {ways > 0 && <li title={t('canvas.waysWhy')}>{waysText(t, ways)}</li>}
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
