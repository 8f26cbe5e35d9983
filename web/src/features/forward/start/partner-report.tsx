// What became of a file or list of own partners: how many were taken, which rows were not and why.

import { limits } from '@app/shared/constants/limits';
import { extensionsOf } from '@app/shared/rules/upload';
import { explanationOf, messageOf } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import styles from './own-partners.module.css';
import type { ImportStep, PartnerReport } from './use-partner-import.ts';

const megabyte = 1024 * 1024;

export function PartnerReportLines({ state, onClose }: { state: ImportStep; onClose: () => void }) {
  const { t } = useTranslation('forward');
  if (state.step === 'idle') return null;
  const isBad = state.step === 'refused' || state.step === 'unsuitable';
  return (
    <div className={styles.report} data-tone={isBad ? 'bad' : undefined} role="status">
      {state.step === 'reading' && <p>{t('own.reading', { source: state.source })}</p>}
      {state.step === 'refused' && (
        <p>
          <strong>{state.source}</strong> {messageOf(state.error)} {explanationOf(state.error)}
        </p>
      )}
      {state.step === 'unsuitable' && (
        <p>
          {state.isTooLarge
            ? t('own.tooLarge', { mb: limits.importFileBytes / megabyte })
            : t('own.wrongType', { types: extensionsOf('molecules').join(', ') })}
        </p>
      )}
      {state.step === 'read' && <ReadRows source={state.source} report={state.report} />}
      {state.step !== 'reading' && (
        <IconButton size="small" label={t('own.close')} icon={<CloseIcon size={14} />} onClick={onClose} />
      )}
    </div>
  );
}

function ReadRows({ source, report }: { source: string; report: PartnerReport }) {
  const { t } = useTranslation('forward');
  const { accepted, refused, duplicates } = report;
  const parts = [
    t('own.accepted', { count: accepted.length }),
    duplicates > 0 && t('own.duplicates', { count: duplicates }),
    refused.length > 0 && t('own.refused', { count: refused.length }),
  ];
  return (
    <>
      <p>
        <strong>{source}</strong> {parts.filter((part) => part !== false).join(' · ')}
      </p>
      {refused.length > 0 && (
        <ul tabIndex={0} aria-label={t('own.refusedRows')}>
          {refused.map(({ row, text, message }) => (
            <li key={row}>
              {t('own.row', { row })} <code>{text}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
