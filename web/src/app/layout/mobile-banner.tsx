import { Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';

/** Kept for the tab once the hint was closed. */
const bannerHiddenKey = 'mobile-banner-hidden';

/** On a small screen: the work is easier on a large one. Once closed it stays away for the session. */
export function MobileBanner() {
  const { t } = useTranslation('common');
  const isSmall = useIsBelow('md');
  const [hidden, setHidden] = useState(() => window.sessionStorage.getItem(bannerHiddenKey) !== null);
  if (!isSmall || hidden) return null;
  const hide = () => {
    window.sessionStorage.setItem(bannerHiddenKey, '1');
    setHidden(true);
  };
  return (
    <Flex
      component="aside"
      gap={8}
      align="center"
      className="screen-only"
      aria-label={t('layout.mobileLabel')}
      style={{ padding: '6px 8px 6px 16px', background: 'var(--info-tint)', color: 'var(--info-strong)', fontSize: 13 }}
    >
      <p style={{ flex: 1, margin: 0 }}>{t('layout.mobile')}</p>
      <IconButton size="small" label={t('layout.mobileClose')} icon={<CloseIcon size={16} />} onClick={hide} />
    </Flex>
  );
}
