import { createFileRoute } from '@tanstack/react-router';
import { AllergensPage } from '../../features/account/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/allergens')({
  head: () => ({ meta: [{ title: `Allergeni — ${shopName()}` }] }),
  component: AllergensPage,
});
