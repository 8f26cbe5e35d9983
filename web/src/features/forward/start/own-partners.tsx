// The user's own partners: drawn, pasted as a list, or out of a file that the service reads row by row and does not store.

import { limits } from '@app/shared/constants/limits';
import type { CallData } from '@app/shared/contracts/catalogue';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { extensionsOf, uploadProblem } from '@app/shared/rules/upload';
import { Alert, Flex, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { uploadWithProgress } from '../../../shared/api/files/upload.ts';
import { track } from '../../../shared/api/track.ts';
import { explanationOf, messageOf } from '../../../shared/errors/present.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FilePicker } from '../../../ui/button/file-picker.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon, FileIcon, PencilIcon } from '../../../ui/icons/icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { withScaffolds } from '../forward-form.ts';

interface OwnPartnersProps {
  partners: readonly Molecule[];
  onChange: (partners: readonly Molecule[]) => void;
  /** Opens the editor for one more. */
  onDraw: () => void;
}

/** What became of a file or list, or why it could not be read. */
interface Outcome {
  source: string;
  report?: CallData<'forwardScaffoldImport'>;
  problem?: string;
}

const megabyte = 1024 * 1024;

export function OwnPartners({ partners, onChange, onDraw }: OwnPartnersProps) {
  const { t } = useTranslation('forward');
  const linesId = useId();
  const [lines, setLines] = useState('');
  const [reading, setReading] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const add = useAddPartners(partners, onChange);
  const isFull = partners.length >= limits.customScaffolds;
  const read = async (file: File, source: string) => {
    const unsuitable = uploadProblem('molecules', file);
    if (unsuitable?.key === 'fileTooLarge')
      return setOutcome({ source, problem: t('own.tooLarge', { mb: limits.importFileBytes / megabyte }) });
    if (unsuitable)
      return setOutcome({ source, problem: t('own.wrongType', { types: extensionsOf('molecules').join(', ') }) });
    setReading(source);
    setOutcome(null);
    try {
      const report = await uploadWithProgress('forwardScaffoldImport', { file }, { onProgress: () => undefined });
      setOutcome({ source, report });
      add(report.accepted);
    } catch (error) {
      setOutcome({ source, problem: [messageOf(error), explanationOf(error)].filter(Boolean).join(' ') });
    }
    return setReading(null);
  };
  return (
    <Flex vertical gap="small" role="group" aria-label={t('own.title')}>
      <Flex wrap gap="small" align="center">
        <strong>{t('own.title')}</strong>
        <small className="tabular">{t('own.count', { count: partners.length, most: limits.customScaffolds })}</small>
        {partners.length > 0 && (
          <Button size="small" variant="text" onClick={() => onChange([])}>
            {t('own.clear')}
          </Button>
        )}
      </Flex>
      {partners.length > 0 && (
        <ul style={{ maxHeight: 240, margin: 0, padding: 0, overflow: 'auto', listStyle: 'none' }}>
          {partners.map((partner) => (
            <Flex key={partner.key} component="li" gap="small" align="center">
              <MoleculePicture molecule={partner} width={96} height={60} decorative />
              <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{moleculeLabel(partner)}</span>
              <IconButton
                size="small"
                label={t('own.remove', { name: moleculeLabel(partner) })}
                icon={<CloseIcon size={13} />}
                onClick={() => onChange(partners.filter((one) => one !== partner))}
              />
            </Flex>
          ))}
        </ul>
      )}
      <Flex wrap gap={6}>
        <Button size="small" icon={<PencilIcon size={15} />} disabled={isFull} onClick={onDraw}>
          {t('own.draw')}
        </Button>
        <FilePicker
          label={t('own.file')}
          accept={extensionsOf('molecules')}
          onFiles={([file]) => file && void read(file, file.name)}
        >
          {(open) => (
            <Button size="small" icon={<FileIcon size={15} />} disabled={isFull} onClick={open}>
              {t('own.file')}
            </Button>
          )}
        </FilePicker>
      </Flex>
      <Form.Item label={t('own.lines')} htmlFor={linesId} style={{ margin: 0 }}>
        <Input.TextArea
          id={linesId}
          rows={2}
          value={lines}
          disabled={isFull}
          spellCheck={false}
          placeholder={t('own.placeholder')}
          onChange={({ target }) => setLines(target.value)}
        />
        <Button
          size="small"
          loading={reading !== null}
          disabled={isFull || lines.trim() === ''}
          style={{ marginTop: 6 }}
          onClick={() => {
            const list = new File([lines], 'list.txt', { type: 'text/plain' });
            void read(list, t('own.list')).then(() => setLines(''));
          }}
        >
          {t('own.add')}
        </Button>
      </Form.Item>
      {reading !== null && <p role="status">{t('own.reading', { source: reading })}</p>}
      {outcome && <ImportReport outcome={outcome} onClose={() => setOutcome(null)} />}
    </Flex>
  );
}

/** Adds partners, and says how many had no room (40002 of the error catalogue is what the service would say). */
export function useAddPartners(partners: readonly Molecule[], onChange: OwnPartnersProps['onChange']) {
  const { t } = useTranslation('forward');
  return (added: readonly Molecule[]) => {
    const { scaffolds, leftOut } = withScaffolds(partners, added);
    if (scaffolds.length > partners.length) track('addScaffold');
    onChange(scaffolds);
    if (leftOut > 0) toast.warning(t('own.tooMany', { most: limits.customScaffolds, count: leftOut }));
  };
}

/** How many were taken, which rows were not and why. */
function ImportReport({ outcome: { source, report, problem }, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation('forward');
  const { accepted = [], refused = [], duplicates = 0 } = report ?? {};
  const counts = [
    t('own.accepted', { count: accepted.length }),
    duplicates > 0 && t('own.duplicates', { count: duplicates }),
    refused.length > 0 && t('own.refused', { count: refused.length }),
  ];
  return (
    <Alert
      role="status"
      type={problem !== undefined ? 'error' : refused.length > 0 ? 'warning' : 'success'}
      title={source}
      description={
        <>
          {problem ?? counts.filter((part) => part !== false).join(' · ')}
          {refused.length > 0 && (
            <ul tabIndex={0} aria-label={t('own.refusedRows')} style={{ maxHeight: 140, margin: 0, overflow: 'auto' }}>
              {refused.map(({ row, text, message }) => (
                <li key={row}>
                  {t('own.row', { row })} <code style={{ overflowWrap: 'anywhere' }}>{text}</code> {message}
                </li>
              ))}
            </ul>
          )}
        </>
      }
      closable={{ 'aria-label': t('own.close'), onClose }}
    />
  );
}
