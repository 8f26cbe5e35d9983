import { Outlet } from 'react-router-dom';
import { Header } from './header.tsx';
import { Shell } from './shell.tsx';

/** For pages where work happens: no footer, the whole window is the work area. */
export function TaskLayout() {
  return (
    <Shell header={<Header />} fixed>
      <Outlet />
    </Shell>
  );
}
