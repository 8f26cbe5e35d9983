// A reaction from wherever a chemist has it: a line of text, a file, the clipboard of a drawing program, the editor.

import { useId, useState, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { DropOverlay } from '../../ui/page/drop-overlay.tsx';
import {
  CloseIcon,
  PencilIcon,
  FileIcon,
  CheckCircleIcon,
  ErrorIcon,
  InfoIcon,
  OfflineIcon,
  WarningIcon,
} from '../../ui/icons/icons.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { StructureEditor } from '../editor/structure-editor.tsx';
import { useWindowInput } from '../structure-input/use-window-input.ts';
import { ReactionScheme } from '../reaction/reaction-scheme.tsx';
import styles from './reaction-input.module.css';
import { useReactionInput, type ReactionInputProps, type InputState } from './use-reaction-input.ts';
import { Input } from 'antd';
import { FilePicker } from '../../ui/button/file-picker.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Spinner } from '../../ui/button/spinner.tsx';
import type { ReadReaction } from './read-reaction.ts';

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

/** File name endings offered in the file picker. */
const acceptedFiles = '.rxn,.rdf,.rd,.cdxml,.cdx,.smi,.smiles,.txt';

/** The line for a reaction as text, with the button for a file; Enter, paste and leaving the line read it. */
function ReactionLine({ input, describedBy }: { input: ReturnType<typeof useReactionInput>; describedBy: string }) {
  const { t } = useTranslation('reaction');
  const { text, type, state, take, takeFile } = input;
  const isTyped = useRef(false);
  const resolve = (typed: string) => {
    isTyped.current = false;
    take(typed);
  };
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        resolve(text);
      }}
    >
      <Input
        type="text"
        className={styles.text}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={t('input.label')}
        aria-invalid={state.state === 'refused'}
        aria-describedby={describedBy}
        placeholder={t('input.placeholder')}
        onChange={({ target }) => {
          isTyped.current = true;
          type(target.value);
        }}
        onBlur={() => {
          if (isTyped.current) resolve(text);
        }}
        onPaste={(event) => {
          // A file has lines, and an input would join them.
          const pasted = event.clipboardData.getData('text/plain');
          const field = event.currentTarget;
          const replacesAll = field.selectionStart === 0 && field.selectionEnd === field.value.length;
          if (pasted.trim() === '' || (!replacesAll && !pasted.includes('\n'))) return;
          event.preventDefault();
          resolve(pasted);
        }}
      />
      <Button type="submit" size="small" loading={state.state === 'reading'} disabled={text.trim() === ''}>
        {t('input.read')}
      </Button>
      <FilePicker
        label={t('input.open')}
        accept={acceptedFiles}
        onFiles={([chosen]) => chosen && void takeFile(chosen)}
      >
        {(open) => <IconButton size="small" label={t('input.open')} icon={<FileIcon size={17} />} onClick={open} />}
      </FilePicker>
    </form>
  );
}

// What the service understood of a reaction, what it wonders about, or why it cannot read it.

function ReactionNotes({ id, state, read }: { id: string; state: InputState; read: ReadReaction | null }) {
  const tone = state.state === 'rest' && read ? toneOf(read) : state.state;
  return (
    <div id={id} className={styles.notes} data-state={tone} role="status">
      {state.state === 'rest' && read ? <Understood read={read} /> : <Waiting state={state} />}
    </div>
  );
}

/** A reaction of no known kind is read, but no success. */
function toneOf({ response }: ReadReaction): 'read' | 'noKind' {
  return response.kinds.length > 0 ? 'read' : 'noKind';
}

function Waiting({ state }: { state: InputState }) {
  const { t } = useTranslation('reaction');
  if (state.state === 'refused')
    return (
      <Line icon={state.isNetwork ? <OfflineIcon size={16} /> : <ErrorIcon size={16} />}>
        <strong>{state.message}</strong> {state.explanation}
      </Line>
    );
  const icons = {
    rest: <InfoIcon size={16} />,
    reading: <Spinner size={14} />,
    unread: <InfoIcon size={16} />,
    noArrow: <WarningIcon size={16} />,
  };
  return <Line icon={icons[state.state]}>{t(`input.state.${state.state}`)}</Line>;
}

function Understood({ read: { response } }: { read: ReadReaction }) {
  const { t } = useTranslation('reaction');
  const { kinds, notes } = response;
  const [first] = kinds;
  // Said in the first line already.
  const further = notes.filter(({ reason }) => reason !== 'noKind');
  const icon = first ? (
    <CheckCircleIcon size={16} className={styles.check} />
  ) : (
    <WarningIcon size={16} className={styles.warning} />
  );
  return (
    <>
      <Line icon={icon}>
        {first ? t('input.kind', { name: first.name }) : t('input.noKind')}
        {kinds.length > 1 && (
          <span className={styles.quiet}>
            {t('input.otherKinds', {
              names: kinds
                .slice(1, 4)
                .map(({ name }) => name)
                .join(t('separator')),
            })}
          </span>
        )}
      </Line>
      {further.map(({ reason, message }) => (
        <Line key={`${reason}|${message}`} icon={<WarningIcon size={16} className={styles.warning} />}>
          {message}
        </Line>
      ))}
    </>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p>
      {icon}
      <span>{children}</span>
    </p>
  );
}
