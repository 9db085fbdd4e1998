import { createFileRoute, notFound } from '@tanstack/react-router';
import { isOutcome, OutcomePage, outcomeTitle } from '../../features/account/index.ts';
import { notFoundHead } from '../../features/seo/index.ts';

/** Without login: they are reached also after the session ended. */
export const Route = createFileRoute('/_shop/profile_/$outcome')({
  beforeLoad: ({ params }) => {
    if (!isOutcome(params.outcome)) throw notFound();
  },
  head: ({ params: { outcome } }) =>
    isOutcome(outcome)
      ? { meta: [{ title: outcomeTitle(outcome) }, { name: 'robots', content: 'noindex' }] }
      : notFoundHead(),
  component: OutcomeRoute,
});

function OutcomeRoute() {
  const { outcome } = Route.useParams();
  return isOutcome(outcome) ? <OutcomePage outcome={outcome} /> : null;
}
