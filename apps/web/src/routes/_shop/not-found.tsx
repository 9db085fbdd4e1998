import { createFileRoute, notFound } from '@tanstack/react-router';
import { notFoundHead } from '../../features/seo/index.ts';

/** Asked for by name, it answers like any address that leads nowhere: HTTP 404. */
export const Route = createFileRoute('/_shop/not-found')({
  loader: () => {
    throw notFound();
  },
  head: () => notFoundHead(),
});
