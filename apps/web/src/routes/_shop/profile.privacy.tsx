import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../../features/account/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/privacy')({
  head: () => ({ meta: [{ title: `Privacy — ${shopName()}` }] }),
  component: PrivacyPage,
});
