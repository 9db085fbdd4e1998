import { createFileRoute } from '@tanstack/react-router';
import { FaqPage, faqQuery } from '../../features/faq/index.ts';
import { faqData, pageHead } from '../../features/seo/index.ts';
import { shopName } from '../../lib/shop-name.ts';

/** Longest text looked for. */
const MAX_TEXT = 100;
const readText = (q: unknown) => (typeof q === 'string' ? q.slice(0, MAX_TEXT) : '');

/** Frequent questions (specification, section 2). What it says of itself comes with its loader: other pages do not load it. */
export const Route = createFileRoute('/_shop/faq')({
  validateSearch: (search: Record<string, unknown>): { q?: string } => {
    const q = readText(search.q);
    return q ? { q } : {};
  },
  loader: async ({ context: { queryClient, api, origin } }) => {
    const groups = await queryClient.ensureQueryData(faqQuery(api));
    return {
      origin,
      path: '/faq',
      title: 'Domande frequenti',
      description: `Spesa minima, consegna, ritiro, buoni pasto, resi e pagamenti: le risposte di ${shopName()}.`,
      structuredData: [faqData(groups)],
    };
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead({ ...loaderData, noindex: Boolean(match.search.q) }) : {}),
  headers: () => ({ 'x-cache-seconds': '60' }),
  component: FaqRoute,
});

function FaqRoute() {
  const navigate = Route.useNavigate();
  const text = readText(Route.useSearch().q);
  return (
    <FaqPage text={text} onText={(q) => void navigate({ search: q ? { q } : {}, replace: true, resetScroll: false })} />
  );
}
