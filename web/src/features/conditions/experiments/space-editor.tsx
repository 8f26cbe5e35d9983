// Which levels the experiments may choose from, as tags; kept when it is said so.

import { Input } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { conditionFactors, type ConditionSpace } from '@app/shared/contracts/conditions/conditions';
import { useState, useId } from 'react';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { temperatureText } from '../../../chemistry/step/condition-words.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import styles from './space-editor.module.css';
import {
  hasAnyLevel,
  isSameSpace,
  spaceSize,
  withLevel,
  withoutLevel,
  withoutTemperature,
  withTemperature,
} from '../space.ts';
import type { OptimizationEntry } from '../use-optimization.ts';
import { CloseIcon } from '../../../ui/icons/icons.tsx';

interface Drafted {
  draft: ConditionSpace | null;
  base: ConditionSpace;
}

export function SpaceEditor({ entry }: { entry: OptimizationEntry }) {
  const { t } = useTranslation('conditions');
  const kept = entry.result.space;
  // What others save meanwhile must not look like a change of this window: the draft knows what it began from.
  const [{ draft, base }, setDrafted] = useState<Drafted>({ draft: null, base: kept });
  const setDraft = (next: typeof kept | null) => setDrafted({ draft: next, base: draft === null ? kept : base });
  const [isBusy, setBusy] = useState(false);
  const space = draft ?? kept;
  const isChanged = draft !== null && !isSameSpace(draft, kept);
  const size = spaceSize(space);
  const isTooLarge = size > limits.spaceCombinations;
  const save = async () => {
    setBusy(true);
    if (await entry.saveSpace(space, base)) setDraft(null);
    setBusy(false);
  };
  return (
    <section className={styles['space']} aria-label={t('optimization.space.title')}>
      <header className={styles['head']}>
        <h2>{t('optimization.space.title')}</h2>
        <span className={styles['size']} data-wrong={isTooLarge} role="status">
          {t(
            isTooLarge
              ? 'optimization.space.tooLarge'
              : hasAnyLevel(space)
                ? 'optimization.space.size'
                : 'optimization.space.empty',
            {
              count: size,
              value: formatNumber(size),
              most: formatNumber(limits.spaceCombinations),
            },
          )}
        </span>
        {isChanged && (
          <span className={styles['tools']}>
            <Button size="small" onClick={() => setDraft(null)}>
              {t('optimization.space.undo')}
            </Button>
            <Button size="small" variant="primary" loading={isBusy} disabled={isTooLarge} onClick={() => void save()}>
              {t('optimization.space.save')}
            </Button>
          </span>
        )}
      </header>
      <p>{t('optimization.space.hint')}</p>
      {entry.mergedLevels > 0 && <p role="status">{t('optimization.space.merged', { count: entry.mergedLevels })}</p>}
      <div className={styles['factors']}>
        {conditionFactors.map((factor) => (
          <TagField
            key={factor}
            label={t(`optimization.factor.${factor}`)}
            tags={(space.levels[factor] ?? []).map((level) => ({ key: level, text: withSubscripts(level) }))}
            onAdd={(text) => setDraft(withLevel(space, factor, text))}
            onRemove={(level) => setDraft(withoutLevel(space, factor, level))}
          />
        ))}
        <TagField
          label={t('optimization.factor.temperature')}
          tags={space.temperaturesC.map((value) => ({ key: String(value), text: temperatureText([value, value]) }))}
          onAdd={(text) => setDraft(withTemperature(space, text))}
          onRemove={(value) => setDraft(withoutTemperature(space, Number(value)))}
        />
      </div>
    </section>
  );
}

interface TagFieldProps {
  label: string;
  tags: readonly { key: string; text: string }[];
  onAdd: (text: string) => void;
  onRemove: (key: string) => void;
}

const longestTag = 120;

/** Tags with a cross, and a field that adds one by Enter; Backspace in the empty field takes the last. */
function TagField({ label, tags, onAdd, onRemove }: TagFieldProps) {
  const { t } = useTranslation('conditions');
  const id = useId();
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() !== '') onAdd(text);
    setText('');
  };
  return (
    <div className={styles['factor']} role="group" aria-labelledby={id}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      <span className={styles['tags']}>
        {tags.map((tag) => (
          <span key={tag.key} className={styles['tag']}>
            <span>{tag.text}</span>
            <button
              type="button"
              aria-label={t('optimization.space.remove', { level: tag.text })}
              onClick={() => onRemove(tag.key)}
            >
              <CloseIcon size={12} />
            </button>
          </span>
        ))}
        <Input
          aria-label={t('optimization.space.add', { factor: label })}
          placeholder={t('optimization.space.addHint')}
          value={text}
          maxLength={longestTag}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              add();
            }
            const last = tags.at(-1);
            if (event.key === 'Backspace' && text === '' && last) onRemove(last.key);
          }}
        />
      </span>
    </div>
  );
}
