import { createFileRoute } from '@tanstack/react-router';
import { NewsletterPage } from '../../features/newsletter/index.ts';
import { pageHead } from '../../features/seo/index.ts';

export interface NewsletterSearch {
  email?: string;
  token?: string;
  unsubscribe?: string;
}

/** The route named Communication in the specification (section 2). */
export const Route = createFileRoute('/_shop/newsletter')({
  validateSearch: ({ email, token, unsubscribe }: Record<string, unknown>): NewsletterSearch => ({
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof token === 'string' ? { token } : {}),
    ...(unsubscribe === 'true' || unsubscribe === '1' ? { unsubscribe: 'true' } : {}),
  }),
  head: ({ match }) => {
    const head = pageHead({
      origin: match.context.origin,
      path: '/newsletter',
      title: 'Newsletter: offerte e idee ogni settimana',
      description: 'Il volantino appena esce, le offerte della tua zona e ricette di stagione, nella tua posta.',
      noindex: match.search.token !== undefined,
    });
    // The code of the mail must not reach other sites through the address of this page.
    return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  component: NewsletterRoute,
});

function NewsletterRoute() {
  const { email, token, unsubscribe } = Route.useSearch();
  return <NewsletterPage key={email} email={email} token={token} unsubscribe={unsubscribe === 'true'} />;
}
