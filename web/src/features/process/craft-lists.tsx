// The two lists that a user keeps for all process tasks, and how the next task uses them.

import { interestUses, type InterestUse } from '@app/shared/contracts/process/figures';
import { useId, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { CraftList } from './craft-list.tsx';
import styles from './page.module.css';

export interface CraftListsProps {
  interest: InterestUse;
  avoidForbidden: boolean;
  onInterest: (use: InterestUse) => void;
  onAvoid: (avoids: boolean) => void;
}

const lists = ['interest', 'forbidden'] as const;

export function CraftLists({ interest, avoidForbidden, onInterest, onAvoid }: CraftListsProps) {
  const { t } = useTranslation('process');
  const [shown, setShown] = useState<(typeof lists)[number]>('interest');
  const avoidId = useId();
  return (
    <section className={styles.lists} aria-label={t('lists.title')}>
      <h2>{t('lists.title')}</h2>
      <Segmented
        label={t('lists.title')}
        value={shown}
        options={lists.map((value) => ({ value, label: t(`lists.${value}`) }))}
        onChange={setShown}
      />
      <CraftList key={shown} list={shown} />
      {shown === 'interest' ? (
        <Segmented
          label={t('lists.use')}
          value={interest}
          options={interestUses.map((value) => ({ value, label: t(`lists.useOf.${value}`) }))}
          onChange={onInterest}
        />
      ) : (
        <label htmlFor={avoidId} className={styles.check}>
          <input
            id={avoidId}
            type="checkbox"
            checked={avoidForbidden}
            onChange={(event) => onAvoid(event.target.checked)}
          />
          {t('lists.avoid')}
        </label>
      )}
    </section>
  );
}
