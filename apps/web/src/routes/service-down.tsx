import { createFileRoute } from '@tanstack/react-router';
import { ServiceDownPage } from '../features/shell/service-down-page.tsx';

export const Route = createFileRoute('/service-down')({
  head: () => ({ meta: [{ title: 'Torniamo tra poco | Sporta' }, { name: 'robots', content: 'noindex' }] }),
  component: ServiceDownPage,
});
