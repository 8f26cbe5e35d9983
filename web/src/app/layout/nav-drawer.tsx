import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MenuIcon } from '../../ui/icons/icons.tsx';
import { moduleIcons } from '../module-icons.tsx';
import { Nav } from './nav.tsx';

/** The navigation of small screens: a button, and a panel from the left. */
export function NavDrawer() {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={t('layout.openNav')} icon={<MenuIcon />} aria-expanded={open} onClick={() => setOpen(true)} />
      <Drawer
        open={open}
        placement="left"
        size={280}
        title={t('layout.mainNav')}
        closable={{ 'aria-label': t('layout.closeNav') }}
        styles={{ body: { padding: 0 } }}
        onClose={close}
      >
        <Nav icons={moduleIcons} onNavigate={close} />
      </Drawer>
    </>
  );
}
