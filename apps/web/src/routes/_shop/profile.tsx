import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountLayout } from '../../features/account/account-layout.tsx';
import { requireLogin } from '../../features/session/model/require-login.ts';

export const Route = createFileRoute('/_shop/profile')({
  beforeLoad: requireLogin,
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: ProfileLayout,
});

function ProfileLayout() {
  return (
    <AccountLayout>
      <Outlet />
    </AccountLayout>
  );
}
