import { createFileRoute } from '@tanstack/react-router';
import { knownShopHash } from '../../features/cart/model/index.ts';
import { departmentsQuery } from '../../features/category/model/category-query.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { homeQuery } from '../../features/home/model/home-query.ts';
import { usualQuery } from '../../features/home/model/usual-query.ts';
import { pageHead } from '../../features/seo/head.ts';
import { organizationData, webSiteData } from '../../features/seo/structured-data.ts';
import { knownSession } from '../../features/session/model/session.ts';

export const Route = createFileRoute('/_shop/')({
  loader: async ({ context: { queryClient, api, origin } }) => {
    const hash = knownShopHash(queryClient);
    const { userId } = knownSession(queryClient);
    await Promise.all([
      queryClient.ensureQueryData(homeQuery(api, hash)),
      queryClient.ensureQueryData(departmentsQuery(api, hash)),
      // The page stands without it: its tile fills later.
      userId === 0 ? undefined : queryClient.ensureQueryData(usualQuery(api, hash, userId)).catch(() => undefined),
    ]);
    return { structuredData: [organizationData(origin), webSiteData(origin)] };
  },
  head: ({ loaderData, match }) =>
    pageHead({
      origin: match.context.origin,
      path: '/',
      title: 'Sporta: la spesa online, consegnata a casa tua',
      description:
        'Fai la spesa in dieci minuti: freschi, dispensa, bevande e casa. Scegli giorno e ora, Sporta te la porta a casa o la prepara per il ritiro.',
      structuredData: loaderData?.structuredData,
    }),
  headers: () => ({ 'x-cache-seconds': '30' }),
  component: HomePage,
});
