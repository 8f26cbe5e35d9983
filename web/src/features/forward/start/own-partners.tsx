// The user's own partners: drawn, pasted as a list, or out of a file.

import { Input } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { extensionsOf } from '@app/shared/rules/upload';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useId, useRef, useState } from 'react';
import { track } from '../../../shared/api/track.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon, FileIcon, PencilIcon } from '../../../ui/icons/icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { withScaffolds } from '../forward-form.ts';
import styles from './own-partners.module.css';
import { PartnerReportLines } from './partner-report.tsx';
import { usePartnerImport } from './use-partner-import.ts';

export interface OwnPartnersProps {
  partners: readonly Molecule[];
  onChange: (partners: readonly Molecule[]) => void;
  /** Opens the editor for one more. */
  onDraw: () => void;
}

export function OwnPartners({ partners, onChange, onDraw }: OwnPartnersProps) {
  const { t } = useTranslation('forward');
  const add = useAddPartners(partners, onChange);
  const imports = usePartnerImport(({ accepted }) => add(accepted));
  const isFull = partners.length >= limits.customScaffolds;
  return (
    <div className={styles.own} role="group" aria-label={t('own.title')}>
      <p className={styles.head}>
        <strong>{t('own.title')}</strong>
        <small>{t('own.count', { count: partners.length, most: limits.customScaffolds })}</small>
        {partners.length > 0 && (
          <Button size="small" variant="text" onClick={() => onChange([])}>
            {t('own.clear')}
          </Button>
        )}
      </p>
      <PartnerCards partners={partners} onRemove={(gone) => onChange(partners.filter((one) => one !== gone))} />
      <div className={styles.ways}>
        <Button size="small" icon={<PencilIcon size={15} />} disabled={isFull} onClick={onDraw}>
          {t('own.draw')}
        </Button>
        <PartnerFile isDisabled={isFull} onFile={(file) => void imports.readFile(file)} />
      </div>
      <PartnerLines
        isDisabled={isFull}
        isBusy={imports.state.step === 'reading'}
        onList={(text) => imports.readList(text, t('own.list'))}
      />
      <PartnerReportLines state={imports.state} onClose={imports.close} />
    </div>
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

interface PartnerCardsProps {
  partners: readonly Molecule[];
  onRemove: (partner: Molecule) => void;
}

function PartnerCards({ partners, onRemove }: PartnerCardsProps) {
  const { t } = useTranslation('forward');
  if (partners.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {partners.map((partner) => (
        <li key={partner.key} title={partner.smiles}>
          <MoleculePicture molecule={partner} width={96} height={60} decorative />
          <span>{moleculeLabel(partner)}</span>
          <IconButton
            size="small"
            label={t('own.remove', { name: moleculeLabel(partner) })}
            icon={<CloseIcon size={13} />}
            onClick={() => onRemove(partner)}
          />
        </li>
      ))}
    </ul>
  );
}

function PartnerFile({ isDisabled, onFile }: { isDisabled: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation('forward');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" icon={<FileIcon size={15} />} disabled={isDisabled} onClick={() => input.current?.click()}>
        {t('own.file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('own.file')}
        accept={extensionsOf('molecules').join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file, mended, may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

interface PartnerLinesProps {
  isDisabled: boolean;
  isBusy: boolean;
  onList: (text: string) => Promise<void>;
}

function PartnerLines({ isDisabled, isBusy, onList }: PartnerLinesProps) {
  const { t } = useTranslation('forward');
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      className={styles.lines}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void onList(text).then(() => setText(''));
      }}
    >
      <label htmlFor={id}>{t('own.lines')}</label>
      <Input.TextArea
        id={id}
        rows={2}
        value={text}
        disabled={isDisabled}
        spellCheck={false}
        placeholder={t('own.placeholder')}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" loading={isBusy} disabled={isDisabled || text.trim() === ''}>
        {t('own.add')}
      </Button>
    </form>
  );
}
