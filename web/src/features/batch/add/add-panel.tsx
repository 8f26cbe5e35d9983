// Inputs of the worklist: files, a list, a drawing.

import { extensionsOf } from '@app/shared/rules/upload';
import { Alert, Flex, Form, Input } from 'antd';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { exampleMolecules } from '../../../shared/lib/example-molecules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FilePicker } from '../../../ui/button/file-picker.tsx';
import { Spinner } from '../../../ui/button/spinner.tsx';
import { FileIcon, PencilIcon } from '../../../ui/icons/icons.tsx';
import { ExampleLine } from '../../../ui/page/example-line.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { countEntries, linesOf, withLines } from './list-lines.ts';
import { Report } from './report-rows.tsx';
import type { Imports } from './use-imports.ts';

interface AddPanelProps {
  imports: Imports;
  /** The list as it is typed. */
  text: string;
  onText: (text: string) => void;
  /** The list was read; what was typed since stays. */
  onTaken: (list: string) => void;
  /** How many more molecules the worklist takes. */
  room: number;
  limit: number;
  onFiles: (files: File[]) => void;
  onDraw: () => void;
}

export function AddPanel({ imports, text, onText, onTaken, room, limit, onFiles, onDraw }: AddPanelProps) {
  const { t } = useTranslation('batch');
  const isBusy = imports.reading !== null;
  const isFull = room <= 0;
  const entries = countEntries(text);
  return (
    <Section title={t('add.title')}>
      <Flex vertical gap={12}>
        {isFull && <Alert type="warning" role="status" title={t('add.full', { limit })} />}
        <FilePicker
          multiple
          label={t('add.files')}
          accept={extensionsOf('molecules')}
          disabled={isBusy || isFull}
          onFiles={onFiles}
        >
          {(open) => (
            <Button
              block
              icon={<FileIcon size={20} />}
              disabled={isBusy || isFull}
              style={{ height: 'auto', padding: 12, whiteSpace: 'normal' }}
              onClick={open}
            >
              <span>
                {t('add.files')}
                <small style={{ display: 'block', color: 'var(--secondary)' }}>
                  {t('add.formats', { formats: extensionsOf('molecules').join(' ') })}
                </small>
              </span>
            </Button>
          )}
        </FilePicker>
        <Form layout="vertical" onFinish={() => void imports.addText(text, 'list', () => onTaken(text))}>
          <NumberedField label={t('add.list')} hint={t('add.listHint')} value={text} onChange={onText} />
          {text === '' && (
            <ExampleLine
              title={t('examples.title')}
              examples={[{ label: t('examples.list'), value: exampleMolecules.map(({ smiles }) => smiles).join('\n') }]}
              onTake={onText}
            />
          )}
          <Flex wrap gap="small" style={{ marginTop: 8 }}>
            <Button type="submit" variant="primary" disabled={entries === 0 || isBusy || isFull}>
              {entries === 0 ? t('add.addNone') : t('add.add', { count: entries })}
            </Button>
            <Button icon={<PencilIcon size={16} />} disabled={isFull} onClick={onDraw}>
              {t('add.draw')}
            </Button>
          </Flex>
          {entries > room && !isFull && <Alert type="warning" title={t('add.tooMany', { count: room })} />}
        </Form>
        {isBusy && (
          <div role="status">
            <Spinner size={14} />{' '}
            {imports.reading === '' ? t('add.readingList') : t('add.reading', { name: imports.reading })}
          </div>
        )}
        <Flex vertical gap={12} role="status">
          {imports.reports.map((report) => (
            <Report
              key={report.id}
              report={report}
              onClose={() => imports.close(report.id)}
              onMend={(lines) => onText(withLines(text, lines))}
              onAdd={(lines) => void imports.addText(lines.join('\n'), 'list')}
            />
          ))}
        </Flex>
      </Flex>
    </Section>
  );
}

interface NumberedFieldProps {
  label: string;
  /** Placeholder. */
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

const fewestLines = 6;

/** A field for a list, with the numbers of its lines beside it: the numbers that a report names. */
function NumberedField({ label, hint, value, onChange }: NumberedFieldProps) {
  const id = useId();
  const numbers = useRef<HTMLDivElement>(null);
  const count = Math.max(linesOf(value).length, fewestLines);
  return (
    <Form.Item label={label} htmlFor={id} style={{ marginBottom: 4 }}>
      <Flex gap={4}>
        <div
          ref={numbers}
          aria-hidden="true"
          className="tabular"
          style={{
            overflow: 'hidden',
            height: 186,
            padding: '5px 0',
            color: 'var(--secondary)',
            textAlign: 'end',
            whiteSpace: 'pre',
          }}
        >
          {Array.from({ length: count }, (_, index) => index + 1).join('\n')}
        </div>
        <Input.TextArea
          id={id}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={value}
          placeholder={hint}
          style={{ height: 186, resize: 'none' }}
          onChange={({ target }) => onChange(target.value)}
          onScroll={({ currentTarget }) => numbers.current?.scrollTo({ top: currentTarget.scrollTop })}
        />
      </Flex>
    </Form.Item>
  );
}
