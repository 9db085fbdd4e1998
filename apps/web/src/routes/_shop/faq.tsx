import { createFileRoute } from '@tanstack/react-router';
import { FaqPage, faqQuery } from '../../features/faq/index.ts';
import { faqData, pageHead } from '../../features/seo/index.ts';
import { shopName } from '../../lib/shop-name.ts';

/** Longest text looked for. */
const MAX_TEXT = 100;
const readText = (q: unknown) => (typeof q === 'string' ? q.slice(0, MAX_TEXT) : '');

/** Frequent questions (specification, section 2). */
export const Route = createFileRoute('/_shop/faq')({
  validateSearch: (search: Record<string, unknown>): { q?: string } => {
    const q = readText(search.q);
    return q ? { q } : {};
  },
  loader: async ({ context: { queryClient, api } }) => {
    const groups = await queryClient.ensureQueryData(faqQuery(api));
    return { groups, structuredData: [faqData(groups)] };
  },
  head: ({ loaderData, match }) =>
    pageHead({
      origin: match.context.origin,
      path: '/faq',
      title: 'Domande frequenti',
      description: `Spesa minima, consegna, ritiro, buoni pasto, resi e pagamenti: le risposte di ${shopName()}.`,
      noindex: Boolean(match.search.q),
      structuredData: loaderData?.structuredData,
    }),
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
