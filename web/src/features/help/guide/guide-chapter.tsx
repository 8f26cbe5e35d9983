import { helpPicture } from '@app/shared/help/videos';
import { currentCulture } from '../../../shared/i18n/culture.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { anchorOf, type Chapter, type Section } from '../chapters.ts';
import styles from './guide-chapter.module.css';
import { Prose } from '../prose.tsx';

/** A chapter of the guide with its sections. */
export function GuideChapter({ chapter: { id, sections, video } }: { chapter: Chapter }) {
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
