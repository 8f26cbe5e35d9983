import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { DownloadIcon } from '../../../ui/icons/work-icons.tsx';
import exampleSdf from './example/example.sdf?url&no-inline';
import exampleSheet from './example/example.xlsx?url&no-inline';
import styles from './upload-panel.module.css';

const rules = ['sheet', 'structure', 'molid', 'sdf'] as const;

/** What a file must look like, with one of each kind to start from. */
export function FileGuide({ isOpen }: { isOpen: boolean }) {
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
