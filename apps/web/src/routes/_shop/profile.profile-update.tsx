import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../features/account/profile-page.tsx';

export const Route = createFileRoute('/_shop/profile/profile-update')({
  head: () => ({ meta: [{ title: 'I tuoi dati — Sporta' }] }),
  component: ProfilePage,
});
