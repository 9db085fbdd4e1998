import { createFileRoute } from '@tanstack/react-router';
import { AllergensPage } from '../../features/account/index.ts';

export const Route = createFileRoute('/_shop/profile/allergens')({
  head: () => ({ meta: [{ title: 'Allergeni — Sporta' }] }),
  component: AllergensPage,
});
