// /videoDetail?id=: one video with captions, and the others below.

import type { HelpVideo } from '@app/shared/contracts/help';
import { Alert } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { currentCulture } from '../../../shared/i18n/culture.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Pending } from '../../../ui/state/pending.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { HelpFrame } from '../help-frame.tsx';
import { VideoCards } from './video-cards.tsx';

export function VideoDetailPage() {
  const { t } = useTranslation('help');
  const [search] = useSearchParams();
  const { data, error, mutate } = useCall('helpVideos', { params: { pageIndex: 1, pageSize: 100 } });
  const video = data?.items.find(({ id }) => id === search.get('id'));
  return (
    <HelpFrame part="video" title={video?.title ?? t('video.title')} intro={video?.summary}>
      {!data && <Pending of={{ error, mutate }} height={480} />}
      {data && !video && (
        <EmptyState title={t('video.unknown')} action={<ButtonLink to="/video">{t('video.all')}</ButtonLink>} />
      )}
      {data && video && (
        <>
          <Player key={video.id} video={video} />
          <Section title={t('video.others')}>
            <VideoCards videos={data.items.filter(({ id }) => id !== video.id)} />
          </Section>
        </>
      )}
    </HelpFrame>
  );
}

function Player({ video: { title, file, poster, captions, guide } }: { video: HelpVideo }) {
  const { t } = useTranslation(['help', 'common']);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <video
        style={{ display: 'block', width: '100%', maxWidth: 960, height: 'auto', background: 'var(--sunken)' }}
        controls
        playsInline
        preload="metadata"
        width={1280}
        height={800}
        poster={poster}
        aria-label={title}
        onError={() => setHasFailed(true)}
      >
        <source src={file} type="video/mp4" onError={() => setHasFailed(true)} />
        {captions.map(({ language, file: words }) => (
          <track
            key={language}
            kind="captions"
            srcLang={language}
            label={t(`common:language.${language}`)}
            src={words}
            default={language === currentCulture()}
          />
        ))}
      </video>
      {hasFailed && <Alert type="error" showIcon title={t('video.failed')} />}
      <div>
        <ButtonLink to={guide}>{t('video.chapter')}</ButtonLink>
      </div>
    </>
  );
}
