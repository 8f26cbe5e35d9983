// The layout of a public page: the main layout for signed-in users, a plain one for others.

import { Outlet } from 'react-router-dom';
import { useStore } from '../../shared/lib/store.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { MainLayout, PublicLayout } from '../layout/layouts.tsx';
import { SignedIn } from './signed-in.tsx';

export function MaybeSignedIn() {
  return useStore(sessionStore) ? <SignedIn /> : <Outlet />;
}

export function MaybeMain() {
  return useStore(sessionStore) ? <MainLayout /> : <PublicLayout />;
}
