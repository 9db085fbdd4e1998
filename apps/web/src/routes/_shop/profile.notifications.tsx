import { createFileRoute } from '@tanstack/react-router';
import { ProfileSections } from '../../features/account/index.ts';
import { NotificationsPage, noticeSettingsQuery } from '../../features/notifications/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/notifications')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(noticeSettingsQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Avvisi — ${shopName()}` }] }),
  component: () => <NotificationsPage sections={<ProfileSections />} />,
});
