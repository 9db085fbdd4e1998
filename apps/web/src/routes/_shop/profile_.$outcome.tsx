import { createFileRoute, notFound } from '@tanstack/react-router';
import { isOutcome, OutcomePage, outcomeTitle } from '../../features/account/index.ts';
import { notFoundHead } from '../../features/seo/index.ts';

/** Without login: they are reached also after the session ended. */
export const Route = createFileRoute('/_shop/profile_/$outcome')({
  // in the loader, which comes with the page: no other page has to know how outcomes are called
  loader: ({ params: { outcome } }) => {
    if (!isOutcome(outcome)) throw notFound();
    return { title: outcomeTitle(outcome) };
  },
  head: ({ loaderData }) =>
    loaderData ? { meta: [loaderData, { name: 'robots', content: 'noindex' }] } : notFoundHead(),
  component: OutcomeRoute,
});

function OutcomeRoute() {
  const { outcome } = Route.useParams();
  return isOutcome(outcome) ? <OutcomePage outcome={outcome} /> : null;
}
