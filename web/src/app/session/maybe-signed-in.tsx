// The frame of a page for everybody: what the signed-in have around every page, and the bare one for others.

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
