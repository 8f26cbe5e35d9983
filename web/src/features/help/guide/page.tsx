// /guide: all chapters on one page, with contents, search and pictures; `#chapter` leads to one, `?q=` narrows.

import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { chapters, type Chapter } from '../chapters.ts';
import { Contents } from './contents.tsx';
import { holdsWords } from '../find-words.ts';
import { GuideChapter } from './guide-chapter.tsx';
import styles from './page.module.css';
import { HelpFrame } from '../help-frame.tsx';
import { plainText } from '../markup.ts';
import { SearchField } from '../search-field.tsx';
import { useAnchor } from '../use-anchor.ts';

export function GuidePage() {
  const { t } = useTranslation('help');
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const shown = useChapters(typed);
  const count = shown.reduce((sum, chapter) => sum + chapter.sections.length, 0);
  useAnchor();
  const narrow = (value: string) => setSearch(value === '' ? {} : { q: value }, { replace: true });
  return (
    <HelpFrame part="guide" title={t('guide.title')}>
      <div className={styles['tools']}>
        <SearchField label={t('guide.search')} value={typed} onChange={narrow} />
        <span className={styles['count']} role="status">
          {typed.trim() !== '' && t('guide.found', { count })}
        </span>
        <Button onClick={() => window.print()}>{t('guide.print')}</Button>
      </div>
      {count === 0 ? (
        <EmptyState
          title={t('guide.none')}
          text={t('guide.noneHint')}
          action={<Button onClick={() => narrow('')}>{t('guide.clear')}</Button>}
        />
      ) : (
        <div className={styles['columns']}>
          <Contents chapters={shown} />
          <div className={styles['text']}>
            {shown.map((chapter) => (
              <GuideChapter key={chapter.id} chapter={chapter} />
            ))}
          </div>
        </div>
      )}
    </HelpFrame>
  );
}

/** The chapters with those of their sections that hold what was typed. */
function useChapters(typed: string): Chapter[] {
  const { t } = useTranslation('help-guide');
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter(({ id }) => {
        const words = [`${chapter.id}.title`, `${chapter.id}.${id}.title`].map((key) => t(key));
        return holdsWords([...words, plainText(t(`${chapter.id}.${id}.text`))].join(' '), typed);
      }),
    }))
    .filter(({ sections }) => sections.length > 0);
}
