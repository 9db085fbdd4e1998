import { createFileRoute } from '@tanstack/react-router';
import { HomePage, homeQuery, usualQuery } from '../../features/home/index.ts';
import { organizationData, pageHead, webSiteData } from '../../features/seo/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { knownShopHash } from '../../shared/cart/index.ts';
import { departmentsQuery } from '../../shared/departments/index.ts';
import { audienceOf, contactsOf, menusQuery } from '../../shared/navigation/index.ts';
import { knownSession } from '../../shared/session/index.ts';

export const Route = createFileRoute('/_shop/')({
  loader: async ({ context: { queryClient, api, origin } }) => {
    const hash = knownShopHash(queryClient);
    const session = knownSession(queryClient);
    const { userId } = session;
    const [menus] = await Promise.all([
      queryClient.ensureQueryData(menusQuery(api, audienceOf(session))),
      queryClient.ensureQueryData(homeQuery(api, hash)),
      queryClient.ensureQueryData(departmentsQuery(api, hash)),
      // The page is complete without it: its tile fills later.
      userId === 0 ? undefined : queryClient.ensureQueryData(usualQuery(api, hash, userId)).catch(() => undefined),
    ]);
    return { structuredData: [organizationData(origin, contactsOf(menus)), webSiteData(origin)] };
  },
  head: ({ loaderData, match }) =>
    pageHead({
      origin: match.context.origin,
      path: '/',
      title: `${shopName()}: la spesa online, consegnata a casa tua`,
      description: `Fai la spesa in dieci minuti: freschi, dispensa, bevande e casa. Scegli giorno e ora, ${shopName()} te la porta a casa o la prepara per il ritiro.`,
      structuredData: loaderData?.structuredData,
    }),
  headers: () => ({ 'x-cache-seconds': '30' }),
  component: HomePage,
});
