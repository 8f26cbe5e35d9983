import { Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { HomeIcon } from '../../ui/icons/work-icons.tsx';

/** /404: for addresses that do not exist, and for those the user has no permission for. */
export function NotFoundPage() {
  const { t } = useTranslation('common');
  useTitle(t('notFound.documentTitle'));
  return (
    <Result
      icon={<BrokenRing />}
      title={<h1 style={{ margin: 0, fontSize: 22 }}>{t('notFound.title')}</h1>}
      subTitle={t('notFound.text')}
      extra={
        <ButtonLink to="/home" variant="primary" icon={<HomeIcon />}>
          {t('action.home')}
        </ButtonLink>
      }
    />
  );
}

/** A ring with a missing bond and a dashed guess of where it might be. */
function BrokenRing() {
  return (
    <svg width="168" height="120" viewBox="0 0 168 120" fill="none" strokeLinecap="round" aria-hidden="true">
      <g stroke="var(--line-strong)" strokeWidth="3">
        <path d="M60 30 36 44v30l24 14M60 88l26-14M60 30l26 14" />
        <path d="M58.5 37.5 43 46.500v25l15.500 9" strokeWidth="2" />
      </g>
      <path d="M86 44v30" stroke="var(--primary)" strokeWidth="3" strokeDasharray="2 8" />
      <path d="M102 37l24-12M102 83l24 12" stroke="var(--line-strong)" strokeWidth="3" strokeDasharray="2 8" />
      <circle cx="134" cy="21" r="6" stroke="var(--line-strong)" strokeWidth="3" />
      <circle cx="134" cy="99" r="6" stroke="var(--line-strong)" strokeWidth="3" />
    </svg>
  );
}
