import { Outlet } from 'react-router-dom';
import { PublicHeader } from './header.tsx';
import { Shell } from './shell.tsx';

/** For pages that need no sign-in. */
export function PublicLayout() {
  return (
    <Shell header={<PublicHeader />}>
      <Outlet />
    </Shell>
  );
}
