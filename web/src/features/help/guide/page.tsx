// /guide: all chapters on one page, with contents, search and pictures; `#chapter` leads to one, `?q=` narrows.

import { useSearchParams, Link, useLocation } from 'react-router-dom';
import { helpPicture } from '@app/shared/help/videos';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { chapters, anchorOf, type Chapter, type Section } from '../chapters.ts';
import { holdsWords, SearchField } from '../search-field.tsx';
import styles from './page.module.css';
import { HelpFrame } from '../help-frame.tsx';
import { plainText } from '../markup.ts';
import { useAnchor } from '../use-anchor.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { currentCulture } from '../../../shared/i18n/culture.ts';
import { Prose } from '../prose.tsx';

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

/** The table of contents: beside the text, or folded above it where there is no room. */
function Contents({ chapters: shown }: { chapters: readonly Chapter[] }) {
  const { t } = useTranslation('help');
  const isNarrow = useIsBelow('lg');
  const list = <ContentsList chapters={shown} />;
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

function ContentsList({ chapters: shown }: { chapters: readonly Chapter[] }) {
  const { t } = useTranslation('help-guide');
  const { hash, search } = useLocation();
  const here = hash.slice(1);
  return (
    <ol className={styles['list']}>
      {shown.map(({ id, sections }) => (
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

/** A chapter of the guide with its sections. */
function GuideChapter({ chapter: { id, sections, video } }: { chapter: Chapter }) {
  const { t } = useTranslation(['help-guide', 'help', 'help-videos']);
  return (
    <section className={styles['chapter']} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(`${id}.title`)}
      </h2>
      <p className={styles['summary']}>{t(`${id}.summary`)}</p>
      {video && (
        <ButtonLink to={`/videoDetail?id=${video}`} size="small" className={styles['video']}>
          {t('help:guide.video', { title: t(`help-videos:${video}.title`) })}
        </ButtonLink>
      )}
      {sections.map((section) => (
        <GuideSection key={section.id} chapter={id} section={section} />
      ))}
    </section>
  );
}

function GuideSection({ chapter, section: { id, picture } }: { chapter: string; section: Section }) {
  const { t } = useTranslation('help-guide');
  const word = (key: string) => t(`${chapter}.${id}.${key}`);
  return (
    <section className={styles['section']}>
      <h3 id={anchorOf(chapter, id)} tabIndex={-1}>
        {word('title')}
      </h3>
      <Prose text={word('text')} />
      {picture !== undefined && <Picture name={picture} title={word('picture')} />}
    </section>
  );
}

/** As `npm run help-media` takes them. */
const pictureSize = { width: 1280, height: 800 };

function Picture({ name, title }: { name: string; title: string }) {
  const { t } = useTranslation('help');
  const address = helpPicture(name, currentCulture());
  return (
    <figure className={styles['figure']}>
      <a href={address} target="_blank" rel="noreferrer" aria-label={t('guide.enlarge', { name: title })}>
        <img src={address} alt={title} {...pictureSize} loading="lazy" decoding="async" />
      </a>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
