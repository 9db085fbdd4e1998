import { createFileRoute } from '@tanstack/react-router';
import { ServiceDownPage } from '../features/shell/index.ts';
import { shopName } from '../lib/shop-name.ts';

export const Route = createFileRoute('/service-down')({
  head: () => ({ meta: [{ title: `Torniamo tra poco | ${shopName()}` }, { name: 'robots', content: 'noindex' }] }),
  // A proxy or a monitor that sends visitors here must see that the shop is not open: HTTP 503, kept nowhere.
  headers: () => ({ 'x-page-status': '503' }),
  component: ServiceDownPage,
});
