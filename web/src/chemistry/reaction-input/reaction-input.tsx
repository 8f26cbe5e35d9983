// A reaction from wherever a chemist has it: a line of text, a file, the clipboard of a drawing program, the editor.

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { DropOverlay } from '../../ui/page/drop-overlay.tsx';
import { CloseIcon, PencilIcon } from '../../ui/icons/icons.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { StructureEditor } from '../editor/structure-editor.tsx';
import { useWindowInput } from '../structure-input/use-window-input.ts';
import { ReactionLine } from './reaction-line.tsx';
import { ReactionNotes } from './reaction-notes.tsx';
import { ReactionScheme } from '../reaction/reaction-scheme.tsx';
import styles from './reaction-input.module.css';
import { useReactionInput, type ReactionInputProps } from './use-reaction-input.ts';

/**
 * Takes one reaction by text, file, drop, paste anywhere on the page, or drawing, and shows what the service understood.
 * `onRead` gets each sound reaction; `onClear` is called as soon as the one before is being changed.
 */
export function ReactionInput(props: ReactionInputProps) {
  const { t } = useTranslation('reaction');
  const { value } = props;
  const input = useReactionInput(props);
  const [isDrawing, setDrawing] = useState(false);
  const isDragging = useWindowInput(input);
  const statusId = useId();
  const { state } = input.state;
  return (
    <section className={styles.input} aria-label={t('input.title')} data-drawing={isDrawing}>
      {isDragging && <DropOverlay title={t('input.drop')} text={t('input.dropText')} />}
      <ReactionLine input={input} describedBy={statusId} />
      <ReactionNotes id={statusId} state={input.state} read={value} />
      <div className={styles.tools}>
        <Button
          size="small"
          icon={<PencilIcon size={16} />}
          aria-pressed={isDrawing}
          onClick={() => setDrawing(!isDrawing)}
        >
          {t(isDrawing ? 'input.closeEditor' : value ? 'input.change' : 'input.draw')}
        </Button>
        {(value !== null || input.text !== '' || state === 'noArrow') && (
          <Button size="small" variant="text" icon={<CloseIcon size={14} />} onClick={input.clear}>
            {t('input.clear')}
          </Button>
        )}
      </div>
      {isDrawing ? (
        <StructureEditor
          className={styles.editor}
          structure={input.drawn}
          onChange={input.takeDrawing}
          onPen={input.takePen}
        />
      ) : (
        <div className={styles.shown} aria-busy={state === 'reading'}>
          {value && <ReactionScheme reaction={value.response.reaction} size="medium" />}
          {!value && state === 'reading' && <Skeleton height={96} radius={6} />}
          {!value && state !== 'reading' && (
            <>
              <p className={styles.hint}>{t('input.hint')}</p>
              {props.beginning}
            </>
          )}
        </div>
      )}
    </section>
  );
}
