import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../../features/account/index.ts';

export const Route = createFileRoute('/_shop/profile/privacy')({
  head: () => ({ meta: [{ title: 'Privacy — Sporta' }] }),
  component: PrivacyPage,
});
