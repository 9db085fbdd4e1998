import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../../features/profile/privacy-page.tsx';

export const Route = createFileRoute('/_shop/profile/privacy')({
  head: () => ({ meta: [{ title: 'Privacy — Sporta' }] }),
  component: PrivacyPage,
});
