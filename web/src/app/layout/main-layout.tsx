import { Outlet } from 'react-router-dom';
import { Header } from './header.tsx';
import { Shell } from './shell.tsx';

export function MainLayout() {
  return (
    <Shell header={<Header />}>
      <Outlet />
    </Shell>
  );
}
