// Left on the page of scoring: give a file, see it leave, name the task, start.

import { Checkbox, Input, Select } from 'antd';
import type { ScoreFileCheck } from '@app/shared/contracts/sascore/sascore';
import { limits } from '@app/shared/constants/limits';
import { extensionsOf, formatOf, uploadProblem } from '@app/shared/rules/upload';
import { useState, useId, useEffect, useEffectEvent } from 'react';
import { messageOf, explanationOf } from '../../../shared/errors/present.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon, FileIcon } from '../../../ui/icons/icons.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { DropZone } from './drop-zone.tsx';
import { useNameCheck, type NameState } from './use-name-check.ts';
import type { ScoreUpload, UploadStep } from './use-score-upload.ts';
import styles from './upload-panel.module.css';
import { DownloadIcon } from '../../../ui/icons/work-icons.tsx';
import exampleSdf from './example/example.sdf?url&no-inline';
import exampleSheet from './example/example.xlsx?url&no-inline';

export function UploadPanel({ upload }: { upload: ScoreUpload }) {
  const { t } = useTranslation('sascore');
  const { state } = upload;
  const isSmall = useIsBelow('lg');
  const take = (file: File) => {
    const problem = uploadProblem('sascore', file);
    if (problem === undefined) return void upload.check(file);
    toast.error(t(formatOf('sascore', file.name) === undefined ? 'upload.wrongType' : 'upload.tooLarge', limitsTold));
  };
  const isDragging = useWindowFile((file) => state.step !== 'starting' && take(file));
  return (
    <section className={styles.panel} aria-label={t('upload.title')}>
      <h2>{t('upload.title')}</h2>
      {state.step === 'empty' ? (
        <DropZone accept={extensionsOf('sascore').join(',')} isOver={isDragging} onFile={take} />
      ) : (
        <ChosenFile state={state} onClear={upload.clear} />
      )}
      {(state.step === 'checked' || state.step === 'starting') && (
        <StartForm upload={upload} check={state.check} isStarting={state.step === 'starting'} />
      )}
      <FileGuide isOpen={!isSmall && (state.step === 'empty' || state.step === 'refused')} />
    </section>
  );
}

const megabyte = 1024 * 1024;
const limitsTold = { xlsx: limits.sascoreXlsxBytes / megabyte, sdf: limits.sascoreSdfBytes / megabyte };

function ChosenFile({ state, onClear }: { state: Exclude<UploadStep, { step: 'empty' }>; onClear: () => void }) {
  const { t } = useTranslation('sascore');
  const isSending = state.step === 'checking' || state.step === 'starting';
  const sent = isSending ? state.sent : 1;
  const words =
    sent < 1
      ? t('upload.sending', { percent: Math.round(sent * 100) })
      : t(state.step === 'starting' ? 'upload.starting' : 'upload.checking');
  const explanation = state.step === 'refused' ? explanationOf(state.error) : undefined;
  return (
    <div className={styles.file} data-refused={state.step === 'refused'}>
      <FileIcon size={20} />
      <span className={styles.fileName} title={state.file.name}>
        {state.file.name}
        <small>{sizeWords(state.file.size)}</small>
      </span>
      <IconButton
        size="small"
        label={t(isSending ? 'upload.cancel' : 'upload.remove')}
        icon={<CloseIcon size={16} />}
        onClick={onClear}
      />
      {isSending && (
        <div className={styles.sending}>
          <ProgressBar percent={sent * 100} label={words} indeterminate={sent >= 1} />
          <p role="status">{words}</p>
        </div>
      )}
      {state.step === 'refused' && (
        <p className={styles.refusal} role="alert">
          {messageOf(state.error)} {explanation}
        </p>
      )}
    </div>
  );
}

/** `340 KB`, `9.6 MB`. */
function sizeWords(bytes: number): string {
  if (bytes < megabyte / 10) return `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB`;
  return `${formatNumber(bytes / megabyte, 1)} MB`;
}

/** Of a workbook whose structures lie on several sheets, which one is scored. */
function SheetField({ check, onChoose }: { check: ScoreFileCheck; onChoose: (sheet: string) => void }) {
  const { t } = useTranslation('sascore');
  const { sheet, sheets = [] } = check;
  if (sheets.length < 2) return null;
  return (
    <label className={styles.sheet}>
      <span>{t('upload.sheet')}</span>
      <Select
        size="small"
        aria-label={t('upload.sheet')}
        value={sheet}
        options={sheets.map((one) => ({ value: one, label: one }))}
        onChange={(picked) => onChoose(picked)}
      />
      <small>{t('upload.sheetHint', { count: sheets.length })}</small>
    </label>
  );
}

interface StartFormProps {
  upload: ScoreUpload;
  check: ScoreFileCheck;
  isStarting: boolean;
}

function StartForm({ upload, check, isStarting }: StartFormProps) {
  const { t } = useTranslation('sascore');
  const [accepts, setAccepts] = useState(false);
  const nameState = useNameCheck(upload.name);
  const needsWord = check.errors > 0 && check.readable > 0;
  const isReady = check.readable > 0 && (accepts || !needsWord) && nameState === 'free';
  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isStarting) void upload.start();
      }}
    >
      <SheetField check={check} onChoose={upload.checkSheet} />
      <NameField label={t('upload.name')} value={upload.name} state={nameState} onChange={upload.setName} />
      {needsWord && (
        <Checkbox className={styles.accept} checked={accepts} onChange={({ target }) => setAccepts(target.checked)}>
          <span>{t('upload.accept', { count: check.errors, value: formatNumber(check.errors) })}</span>
        </Checkbox>
      )}
      {check.readable === 0 && (
        <p className={styles.refusal} role="alert">
          {t('upload.nothing')}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={!isReady} loading={isStarting}>
        {t('upload.start', { count: check.readable, value: formatNumber(check.readable) })}
      </Button>
    </form>
  );
}

interface NameFieldProps {
  label: string;
  value: string;
  state: NameState;
  onChange: (name: string) => void;
}

/** A task's name, with a word about whether it is free; the line for it is always there. */
function NameField({ label, value, state, onChange }: NameFieldProps) {
  const { t } = useTranslation('sascore');
  const id = useId();
  return (
    <div className={styles.name}>
      <label htmlFor={id}>{label}</label>
      <Input
        size="small"
        id={id}
        value={value}
        maxLength={limits.taskNameLength}
        autoComplete="off"
        aria-invalid={state === 'taken'}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-state`} role="status" data-state={state}>
        {t(`name.${state}`)}
      </p>
    </div>
  );
}

const rules = ['sheet', 'structure', 'molid', 'sdf'] as const;

/** What a file must look like, with one of each kind to start from. */
function FileGuide({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('sascore');
  return (
    <details className={styles.guide} open={isOpen}>
      <summary>{t('guide.title')}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`guide.${rule}`)}</li>
        ))}
      </ul>
      <p>
        <a href={exampleSheet} download="sascore-example.xlsx">
          <DownloadIcon size={15} />
          {t('guide.example', { kind: '.xlsx' })}
        </a>
        <a href={exampleSdf} download="sascore-example.sdf">
          <DownloadIcon size={15} />
          {t('guide.example', { kind: '.sdf' })}
        </a>
      </p>
    </details>
  );
}

/** The whole window takes a dropped file, which the browser would open in place of the page. True while one is dragged. */
function useWindowFile(onFile: (file: File) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const take = useEffectEvent((file: File | undefined) => {
    if (file) onFile(file);
  });
  useEffect(() => {
    let depth = 0;
    const stop = new AbortController();
    const follow = (event: DragEvent, change: (depth: number) => number) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      depth = Math.max(0, change(depth));
      setDragging(depth > 0);
      if (event.type === 'drop') take(event.dataTransfer.files[0]);
    };
    const changes = {
      dragenter: (before: number) => before + 1,
      dragover: (before: number) => before,
      dragleave: (before: number) => before - 1,
      drop: () => 0,
    };
    for (const type of ['dragenter', 'dragover', 'dragleave', 'drop'] as const)
      window.addEventListener(type, (event) => follow(event, changes[type]), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isDragging;
}
