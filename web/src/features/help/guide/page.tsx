// /guide: all chapters on one page, with contents, search and pictures; `#chapter` leads to one, `?q=` narrows.

import { Flex, Typography } from 'antd';
import { Fragment } from 'react';
import { useSearchParams, Link, useLocation } from 'react-router-dom';
import { helpPicture } from '@app/shared/help/videos';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { chapters, anchorOf, type Chapter } from '../chapters.ts';
import styles from '../help.module.css';
import { HelpFrame, HelpSearch, holdsWords, useAnchor } from '../help-frame.tsx';
import { plainText } from '../markup.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { currentCulture } from '../../../shared/i18n/culture.ts';
import { Prose } from '../prose.tsx';

export function GuidePage() {
  const { t } = useTranslation('help');
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const shown = useChapters(typed);
  const count = shown.reduce((sum, chapter) => sum + chapter.sections.length, 0);
  const isNarrow = useIsBelow('lg');
  useAnchor();
  const narrow = (value: string) => setSearch(value === '' ? {} : { q: value }, { replace: true });
  return (
    <HelpFrame part="guide" title={t('guide.title')}>
      <HelpSearch
        label={t('guide.search')}
        value={typed}
        onChange={narrow}
        found={typed.trim() !== '' && t('guide.found', { count })}
      >
        <Button onClick={() => window.print()}>{t('guide.print')}</Button>
      </HelpSearch>
      {count === 0 ? (
        <EmptyState
          title={t('guide.none')}
          text={t('guide.noneHint')}
          action={<Button onClick={() => narrow('')}>{t('guide.clear')}</Button>}
        />
      ) : (
        <Flex gap={isNarrow ? 16 : 40} vertical={isNarrow} align={isNarrow ? 'stretch' : 'flex-start'}>
          <Contents chapters={shown} isNarrow={isNarrow} />
          <div className={styles['prose']} style={{ minWidth: 0, maxWidth: 780 }}>
            {shown.map((chapter) => (
              <GuideChapter key={chapter.id} chapter={chapter} />
            ))}
          </div>
        </Flex>
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
function Contents({ chapters: shown, isNarrow }: { chapters: readonly Chapter[]; isNarrow: boolean }) {
  const { t } = useTranslation(['help', 'help-guide']);
  const { hash, search } = useLocation();
  const here = hash.slice(1);
  const link = (anchor: string, title: string, indent = 10) => (
    <Link
      key={anchor}
      to={{ search, hash: anchor }}
      aria-current={here === anchor ? 'location' : undefined}
      style={{ paddingLeft: indent }}
    >
      {title}
    </Link>
  );
  const list = (
    <nav
      className={`screen-only ${styles['contents']}`}
      aria-label={t('guide.contents')}
      style={isNarrow ? {} : beside}
    >
      {shown.map(({ id, sections }) => (
        <Fragment key={id}>
          {link(id, t(`help-guide:${id}.title`))}
          {here.split('.')[0] === id &&
            sections.length > 1 &&
            sections.map((section) => link(anchorOf(id, section.id), t(`help-guide:${id}.${section.id}.title`), 24))}
        </Fragment>
      ))}
    </nav>
  );
  if (!isNarrow) return list;
  return (
    <details className="screen-only">
      <summary>{t('guide.contents')}</summary>
      {list}
    </details>
  );
}

const beside = {
  position: 'sticky',
  top: 'calc(var(--header-height) + 20px)',
  flex: '0 0 230px',
  maxHeight: 'calc(100dvh - var(--header-height) - 40px)',
  overflowY: 'auto',
} as const;

/** A chapter of the guide with its sections. */
function GuideChapter({ chapter: { id, sections, video } }: { chapter: Chapter }) {
  const { t } = useTranslation(['help-guide', 'help', 'help-videos']);
  return (
    <section className={styles['chapter']} aria-labelledby={id} style={{ paddingBottom: 28 }}>
      <h2 id={id} tabIndex={-1} style={{ margin: '0 0 4px', fontSize: 21 }}>
        {t(`${id}.title`)}
      </h2>
      <Typography.Paragraph type="secondary">{t(`${id}.summary`)}</Typography.Paragraph>
      {video && (
        <ButtonLink to={`/videoDetail?id=${video}`} size="small" className="screen-only">
          {t('help:guide.video', { title: t(`help-videos:${video}.title`) })}
        </ButtonLink>
      )}
      {sections.map(({ id: section, picture }) => (
        <Fragment key={section}>
          <h3 id={anchorOf(id, section)} tabIndex={-1} style={{ margin: '22px 0 6px', fontSize: 16 }}>
            {t(`${id}.${section}.title`)}
          </h3>
          <Prose text={t(`${id}.${section}.text`)} />
          {picture !== undefined && <Picture name={picture} title={t(`${id}.${section}.picture`)} />}
        </Fragment>
      ))}
    </section>
  );
}

/** As `npm run help-media` takes them. */
const pictureSize = { width: 1280, height: 800 };

function Picture({ name, title }: { name: string; title: string }) {
  const { t } = useTranslation('help');
  const address = helpPicture(name, currentCulture());
  return (
    <figure style={{ margin: '14px 0 4px' }}>
      <a href={address} target="_blank" rel="noreferrer" aria-label={t('guide.enlarge', { name: title })}>
        <img
          src={address}
          alt={title}
          {...pictureSize}
          loading="lazy"
          decoding="async"
          style={{ display: 'block', width: '100%', height: 'auto', border: '1px solid var(--line)', borderRadius: 10 }}
        />
      </a>
      <Typography.Text type="secondary" style={{ fontSize: 13 }}>
        <figcaption>{title}</figcaption>
      </Typography.Text>
    </figure>
  );
}
