// /video: the videos of the help center.

import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Pending } from '../../../ui/state/pending.tsx';
import { pageOfAddress } from '../../../shared/navigation/page-of-address.ts';
import { HelpFrame } from '../help-frame.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { VideoCards } from './video-cards.tsx';

const pageSize = 12;

export function VideoPage() {
  const { t } = useTranslation('help');
  const [search, setSearch] = useSearchParams();
  const pageIndex = pageOfAddress(search);
  const { data, error, mutate } = useCall('helpVideos', { params: { pageIndex, pageSize } });
  const pages = Math.ceil((data?.total ?? 0) / pageSize);
  const goTo = (page: number) => setSearch(page === 1 ? {} : { page: String(page) });
  return (
    <HelpFrame part="video" title={t('video.title')} intro={t('video.intro')}>
      {!data && <Pending of={{ error, mutate }} height={320} />}
      {data && data.items.length === 0 && <EmptyState title={t('empty')} />}
      {data && <VideoCards videos={data.items} />}
      {data && <Pager pageIndex={pageIndex} pages={pages} onPage={goTo} />}
    </HelpFrame>
  );
}
