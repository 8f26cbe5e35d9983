import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useIsBelow } from '../../../shared/hooks/use-media.ts';
import { anchorOf, type Chapter } from '../chapters.ts';
import styles from './contents.module.css';

/** The table of contents: beside the text, or folded above it where there is no room. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useTranslation('help');
  const isNarrow = useIsBelow('lg');
  const list = <ContentsList chapters={chapters} />;
  if (!isNarrow)
    return (
      <nav className={styles['contents']} aria-label={t('guide.contents')}>
        {list}
      </nav>
    );
  return (
    <details className={styles['folded']}>
      <summary>{t('guide.contents')}</summary>
      <nav aria-label={t('guide.contents')}>{list}</nav>
    </details>
  );
}

function ContentsList({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useTranslation('help-guide');
  const { hash, search } = useLocation();
  const here = hash.slice(1);
  return (
    <ol className={styles['list']}>
      {chapters.map(({ id, sections }) => (
        <li key={id}>
          <Link to={{ search, hash: id }} aria-current={here === id ? 'location' : undefined}>
            {t(`${id}.title`)}
          </Link>
          {here.split('.')[0] === id && sections.length > 1 && (
            <ul>
              {sections.map((section) => {
                const anchor = anchorOf(id, section.id);
                return (
                  <li key={section.id}>
                    <Link to={{ search, hash: anchor }} aria-current={here === anchor ? 'location' : undefined}>
                      {t(`${id}.${section.id}.title`)}
                    </Link>
                  </li>
                );
              })}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
