// What was found in a picture, to choose from; or what is being done, or why there is nothing.

import { useEffect, useState, type ReactNode } from 'react';
import { mayPass } from '../../shared/api/call-error.ts';
import { explanationOf, messageOf } from '../../shared/errors/present.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { InfoIcon, RestartIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { ProgressBar } from '../../ui/state/progress-bar.tsx';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import styles from './picture-panel.module.css';
import type { Find, PictureFinds } from './use-picture-finds.ts';

export interface FindListProps {
  finds: PictureFinds;
  /** The structure that was put on the editor. */
  chosen: number | null;
  onChoose: (index: number, molfile: string) => void;
  onAgain: () => void;
}

export function FindList({ finds, chosen, onChoose, onAgain }: FindListProps) {
  return (
    <div className={styles.finds}>
      <div role="status">
        <Words finds={finds} onAgain={onAgain} />
      </div>
      {finds.state === 'found' && <Choice items={finds.items} chosen={chosen} onChoose={onChoose} />}
    </div>
  );
}

function Words({ finds, onAgain }: Pick<FindListProps, 'finds' | 'onAgain'>) {
  const { t } = useTranslation('structure');
  switch (finds.state) {
    case 'looking':
      return <Looking />;
    case 'found':
      return <p className={styles.words}>{t('picture.found', { count: finds.items.length })}</p>;
    case 'unavailable':
      return (
        <Notice icon={<InfoIcon size={17} />} title={t('picture.unavailable')}>
          {finds.notice === undefined ? <WaysOn /> : <p>{finds.notice}</p>}
        </Notice>
      );
    case 'failed':
      return (
        <Notice icon={<WarningIcon size={17} />} title={messageOf(finds.error)}>
          {explanationOf(finds.error) && <p>{explanationOf(finds.error)}</p>}
          <WaysOn />
          <Button size="small" icon={<RestartIcon size={15} />} onClick={onAgain}>
            {t(mayPass(finds.error) ? 'common:action.retry' : 'picture.again')}
          </Button>
        </Notice>
      );
  }
}

const slowMs = 5_000;

function Looking() {
  const { t } = useTranslation('structure');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  const words = t(isSlow ? 'picture.lookingSlow' : 'picture.looking');
  return (
    <>
      <p className={styles.words}>{words}</p>
      <ProgressBar percent={0} indeterminate label={t('picture.looking')} />
    </>
  );
}

function Notice({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      {icon}
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  );
}

function WaysOn() {
  const { t } = useTranslation('structure');
  return (
    <ul className={styles.ways}>
      {(['draw', 'name', 'file'] as const).map((way) => (
        <li key={way}>{t(`picture.way.${way}`)}</li>
      ))}
    </ul>
  );
}

interface ChoiceProps extends Pick<FindListProps, 'chosen' | 'onChoose'> {
  items: readonly Find[];
}

function Choice({ items, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('structure');
  return (
    <ol className={styles.choice} aria-label={t('picture.choice')}>
      {items.map(({ molecule, molfile, confidence }, index) => (
        <li key={`${index}-${molecule.key}`}>
          <button type="button" aria-pressed={index === chosen} onClick={() => onChoose(index, molfile)}>
            <MoleculePicture molecule={molecule} width={116} height={84} decorative />
            <span>
              {molecule.name && <strong>{moleculeLabel(molecule)}</strong>}
              <span>{withSubscripts(molecule.formula)}</span>
              {confidence !== undefined && (
                <small>{t('picture.confidence', { value: formatNumber(confidence, 2) })}</small>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
