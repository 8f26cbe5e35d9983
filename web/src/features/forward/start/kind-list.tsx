// Which reactions the molecule undergoes, class by class: where on it, and with how many partners. For an enumeration
// classes are chosen, for a library one kind.

import type { ForwardClasses, ForwardTaskType } from '@app/shared/contracts/forward/forward';
import { useId } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { useClassWords } from '../class-words.ts';
import styles from './kind-list.module.css';

type ReactionClass = ForwardClasses['classes'][number];
export type Kind = ReactionClass['kinds'][number];

export interface KindListProps {
  type: ForwardTaskType;
  classes: readonly ReactionClass[];
  /** Classes that are chosen; null for all. */
  chosen: readonly string[] | null;
  templateId: string | null;
  onClasses: (chosen: readonly string[] | null) => void;
  onKind: (templateId: string) => void;
  /** The pointer or the focus is on a kind: its places are shown on the drawing. */
  onPoint: (kind: Kind | null) => void;
}

export function KindList({ classes, chosen, onClasses, ...props }: KindListProps) {
  const { t } = useTranslation('forward');
  const keys = classes.map((one) => one.class);
  const isOn = (key: string) => chosen === null || chosen.includes(key);
  const toggle = (key: string) => {
    const next = keys.filter((one) => isOn(one) !== (one === key));
    onClasses(next.length === keys.length ? null : next);
  };
  return (
    <div className={styles.list}>
      {props.type === 'enumeration' && (
        <p className={styles.all}>
          <Button size="small" variant="text" disabled={chosen === null} onClick={() => onClasses(null)}>
            {t('kinds.all')}
          </Button>
          <Button size="small" variant="text" disabled={chosen?.length === 0} onClick={() => onClasses([])}>
            {t('kinds.none')}
          </Button>
        </p>
      )}
      {classes.map((one) => (
        <ClassPart key={one.class} one={one} isOn={isOn(one.class)} onToggle={() => toggle(one.class)} {...props} />
      ))}
    </div>
  );
}

interface ClassPartProps extends Pick<KindListProps, 'type' | 'templateId' | 'onKind' | 'onPoint'> {
  one: ReactionClass;
  isOn: boolean;
  onToggle: () => void;
}

function ClassPart({ one, isOn, onToggle, ...props }: ClassPartProps) {
  const { t } = useTranslation('forward');
  const className = useClassWords();
  const name = className(one.class);
  const kinds = props.type === 'library' ? one.kinds.filter(({ needsPartner }) => needsPartner) : one.kinds;
  if (kinds.length === 0) return null;
  const isOpen = props.type === 'library';
  return (
    <details className={styles.class} open={isOpen || undefined}>
      <summary>
        {props.type === 'enumeration' && (
          <input
            type="checkbox"
            aria-label={t('kinds.use', { name })}
            checked={isOn}
            onChange={onToggle}
            onClick={(event) => event.stopPropagation()}
          />
        )}
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{t('kinds.count', { count: kinds.length })}</span>
      </summary>
      <ul>
        {kinds.map((kind) => (
          <KindLine key={kind.kind.templateId} kind={kind} {...props} />
        ))}
      </ul>
    </details>
  );
}

interface KindLineProps extends Pick<KindListProps, 'type' | 'templateId' | 'onKind' | 'onPoint'> {
  kind: Kind;
}

function KindLine({ kind, type, templateId, onKind, onPoint }: KindLineProps) {
  const { t } = useTranslation('forward');
  const id = useId();
  const { sites, needsPartner, partners } = kind;
  const { name } = kind.kind;
  const words = [
    t('kinds.places', { count: sites.length }),
    needsPartner ? t('kinds.partners', { count: partners, value: formatNumber(partners) }) : t('kinds.alone'),
  ].join(' · ');
  const point = {
    onPointerEnter: () => onPoint(kind),
    onPointerLeave: () => onPoint(null),
    onFocus: () => onPoint(kind),
    onBlur: () => onPoint(null),
  };
  return (
    <li className={styles.kind} data-on={templateId === kind.kind.templateId} {...point}>
      {type === 'library' ? (
        <label htmlFor={id}>
          <input
            id={id}
            type="radio"
            name="forwardKind"
            checked={templateId === kind.kind.templateId}
            onChange={() => onKind(kind.kind.templateId)}
          />
          <span>{name}</span>
          <small data-none={needsPartner && partners === 0}>{words}</small>
        </label>
      ) : (
        // Takes the focus, so that the sites are shown without a pointer, too.
        <span tabIndex={0} role="note" className={styles.plain}>
          <span>{name}</span>
          <small data-none={needsPartner && partners === 0}>{words}</small>
        </span>
      )}
    </li>
  );
}
