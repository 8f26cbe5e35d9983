// Left on the page of scoring: give a file, see it leave, name the task, start.

import { Alert, Card, Checkbox, Flex, Form, Input, Progress, Select, Space, Typography, Upload } from 'antd';
import type { ScoreFileCheck } from '@app/shared/contracts/sascore/sascore';
import { limits } from '@app/shared/constants/limits';
import { extensionsOf, formatOf, uploadProblem } from '@app/shared/rules/upload';
import { useState, useEffect, useEffectEvent } from 'react';
import { messageOf, explanationOf } from '../../../shared/errors/present.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon, FileIcon } from '../../../ui/icons/icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { SectionTitle } from '../../../ui/page/section-title.tsx';
import { useCall } from '../../../shared/api/use-call.ts';
import { useNameCheck } from './use-name-check.ts';
import type { ScoreUpload, UploadStep } from './use-score-upload.ts';
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
    <section aria-label={t('upload.title')} style={{ padding: 16 }}>
      <SectionTitle title={t('upload.title')} />
      <div style={{ marginBlock: 12 }}>
        {state.step === 'empty' ? (
          <Upload.Dragger
            aria-label={t('upload.drop')}
            accept={extensionsOf('sascore').join(',')}
            showUploadList={false}
            className={isDragging ? 'ant-upload-drag-hover' : ''}
            beforeUpload={(file) => {
              take(file);
              return false;
            }}
          >
            <FileIcon size={28} />
            <div>
              <strong>{t('upload.drop')}</strong>
            </div>
            <Typography.Text type="secondary">
              {t('upload.limits', { ...limitsTold, molecules: formatNumber(limits.sascoreMolecules) })}
            </Typography.Text>
          </Upload.Dragger>
        ) : (
          <ChosenFile state={state} onClear={upload.clear} />
        )}
      </div>
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
  const explanation = state.step === 'refused' ? explanationOf(state.error) : undefined;
  return (
    <Card size="small">
      <Flex gap="small" align="center">
        <FileIcon size={20} />
        <span title={state.file.name} style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {state.file.name}
          <Typography.Text type="secondary" style={{ display: 'block' }}>
            {sizeWords(state.file.size)}
          </Typography.Text>
        </span>
        <IconButton
          size="small"
          label={t(isSending ? 'upload.cancel' : 'upload.remove')}
          icon={<CloseIcon size={16} />}
          onClick={onClear}
        />
      </Flex>
      {isSending && <FileProgress state={state} />}
      {state.step === 'refused' && (
        <Alert type="error" role="alert" title={`${messageOf(state.error)} ${explanation ?? ''}`.trim()} />
      )}
    </Card>
  );
}

const pollMs = 500;

/** How much of the file has been sent, then how much of it has been checked. */
function FileProgress({ state }: { state: Extract<UploadStep, { sent: number }> }) {
  const { t } = useTranslation('sascore');
  const { step, sent } = state;
  const isChecking = step === 'checking' && sent >= 1;
  const { data, mutate } = useCall('sascoreCheckProgress', isChecking ? { query: { checkId: state.checkId } } : null, {
    passive: true,
  });
  const ask = useEffectEvent(() => void mutate());
  useEffect(() => {
    if (!isChecking) return undefined;
    const timer = setInterval(ask, pollMs);
    return () => clearInterval(timer);
  }, [isChecking]);
  const checked = data?.percent ?? null;
  const percent = sent < 1 ? Math.round(sent * 100) : checked;
  const words =
    sent < 1
      ? t('upload.sending', { percent })
      : step === 'starting'
        ? t('upload.starting')
        : checked === null
          ? t('upload.reading')
          : t('upload.checking', { percent });
  return (
    <>
      <Progress size="small" status="active" percent={percent ?? 0} showInfo={percent !== null} aria-label={words} />
      <span role="status">{words}</span>
    </>
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
    <Form.Item label={t('upload.sheet')} htmlFor="sheet" extra={t('upload.sheetHint', { count: sheets.length })}>
      <Select
        id="sheet"
        aria-label={t('upload.sheet')}
        value={sheet}
        options={sheets.map((one) => ({ value: one, label: one }))}
        onChange={onChoose}
      />
    </Form.Item>
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
    <Form layout="vertical" onFinish={() => isReady && !isStarting && void upload.start()}>
      <SheetField check={check} onChoose={upload.checkSheet} />
      <Form.Item
        label={t('upload.name')}
        htmlFor="task-name"
        help={<span role="status">{t(`name.${nameState}`)}</span>}
        {...(nameState === 'taken' && { validateStatus: 'error' })}
      >
        <Input
          id="task-name"
          value={upload.name}
          aria-invalid={nameState === 'taken'}
          maxLength={limits.taskNameLength}
          autoComplete="off"
          onChange={({ target }) => upload.setName(target.value)}
        />
      </Form.Item>
      {needsWord && (
        <Form.Item>
          <Checkbox checked={accepts} onChange={({ target }) => setAccepts(target.checked)}>
            {t('upload.accept', { count: check.errors, value: formatNumber(check.errors) })}
          </Checkbox>
        </Form.Item>
      )}
      {check.readable === 0 && <Alert type="error" role="alert" title={t('upload.nothing')} />}
      <Button type="submit" variant="primary" disabled={!isReady} loading={isStarting}>
        {t('upload.start', { count: check.readable, value: formatNumber(check.readable) })}
      </Button>
    </Form>
  );
}

const rules = ['sheet', 'structure', 'molid', 'sdf'] as const;

/** What a file must look like, with one of each kind to start from. */
function FileGuide({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('sascore');
  return (
    <details open={isOpen} style={{ marginTop: 16 }}>
      <summary>{t('guide.title')}</summary>
      <ul style={{ paddingLeft: 20 }}>
        {rules.map((rule) => (
          <li key={rule}>{t(`guide.${rule}`)}</li>
        ))}
      </ul>
      <Space>
        <a href={exampleSheet} download="sascore-example.xlsx">
          <DownloadIcon size={15} />
          {t('guide.example', { kind: '.xlsx' })}
        </a>
        <a href={exampleSdf} download="sascore-example.sdf">
          <DownloadIcon size={15} />
          {t('guide.example', { kind: '.sdf' })}
        </a>
      </Space>
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
      // The field for files has taken what was dropped on it.
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      depth = Math.max(0, change(depth));
      setDragging(depth > 0);
      if (event.type === 'drop' && !isTaken) take(event.dataTransfer.files[0]);
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
