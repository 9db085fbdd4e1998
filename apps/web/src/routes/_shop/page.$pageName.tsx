import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ContentPage, pageQuery } from '../../features/content/index.ts';
import { breadcrumbData, notFoundHead, pageHead } from '../../features/seo/index.ts';
import { useApi } from '../../lib/use-api.ts';

/** A content page of the shop (specification, section 2). */
export const Route = createFileRoute('/_shop/page/$pageName')({
  loader: async ({ context: { queryClient, api, origin }, params }) => {
    const page = await queryClient.ensureQueryData(pageQuery(api, params.pageName));
    if (!page) throw notFound();
    const { SEO_TITLE, SEO_DESCRIPTION } = page.metaData.page_seo ?? {};
    const path = `/page/${page.name}`;
    return {
      path,
      title: SEO_TITLE || page.title,
      description: SEO_DESCRIPTION,
      structuredData: [
        breadcrumbData(origin, [
          { name: 'Home', path: '/' },
          { name: page.title, path },
        ]),
      ],
    };
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ origin: match.context.origin, ...loaderData }) : notFoundHead(),
  headers: () => ({ 'x-cache-seconds': '60' }),
  component: PageRoute,
});

function PageRoute() {
  const { pageName } = Route.useParams();
  const { data: page } = useSuspenseQuery(pageQuery(useApi(), pageName));
  return page ? <ContentPage page={page} /> : null;
}
