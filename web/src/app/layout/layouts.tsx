import { Outlet } from 'react-router-dom';
import { Header, PublicHeader } from './header.tsx';
import { Shell } from './shell.tsx';

export function MainLayout() {
  return (
    <Shell header={<Header />}>
      <Outlet />
    </Shell>
  );
}

/** For pages that need no sign-in. */
export function PublicLayout() {
  return (
    <Shell header={<PublicHeader />}>
      <Outlet />
    </Shell>
  );
}
