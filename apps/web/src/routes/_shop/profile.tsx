import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountLayout } from '../../features/account/index.ts';
import { requireLogin } from '../../shared/session/index.ts';

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
