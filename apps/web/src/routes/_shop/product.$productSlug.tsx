import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isUnsold, ProductPage, productQuery, UnsoldPage } from '../../features/product/index.ts';
import { breadcrumbData, notFoundHead, pageHead, productData } from '../../features/seo/index.ts';
import { NotFoundPage } from '../../features/shell/index.ts';
import { useApi } from '../../lib/use-api.ts';
import { knownShopHash, useShopHash } from '../../shared/cart/index.ts';
import { fullName, sizeText } from '../../shared/product/index.ts';

export const Route = createFileRoute('/_shop/product/$productSlug')({
  loader: async ({ context: { queryClient, api, origin }, params: { productSlug } }) => {
    const product = await queryClient.ensureQueryData(productQuery(api, knownShopHash(queryClient), productSlug));
    if (!product || isUnsold(product)) throw notFound();
    const seo = product.metaData?.product_seo;
    const name = fullName(product);
    return {
      path: product.itemUrl,
      title: seo?.SEO_TITLE ?? `${name} ${product.description}`.trim(),
      description:
        seo?.SEO_DESCRIPTION ??
        `${name}, ${sizeText(product)}: prezzo, ingredienti e valori nutrizionali. Aggiungilo alla spesa, te lo portiamo a casa.`,
      image: product.media[0]?.large,
      structuredData: [
        productData(origin, product),
        breadcrumbData(origin, [
          { name: 'Home', path: '/' },
          ...product.breadCrumbs.map((crumb) => ({ name: crumb.name, path: `/${crumb.slug}` })),
          { name, path: product.itemUrl },
        ]),
      ],
    };
  },
  head: ({ loaderData, match, params: { productSlug } }) => {
    const { queryClient, api, origin } = match.context;
    if (loaderData) return pageHead({ origin, type: 'product', ...loaderData });
    const found = queryClient.getQueryData(productQuery(api, knownShopHash(queryClient), productSlug).queryKey);
    return notFoundHead(isUnsold(found) ? fullName(found.product) : undefined);
  },
  headers: () => ({ 'x-cache-seconds': '30' }),
  component: ProductRoute,
  notFoundComponent: NoProduct,
});

function ProductRoute() {
  const { productSlug } = Route.useParams();
  const { data: product } = useSuspenseQuery(productQuery(useApi(), useShopHash(), productSlug));
  if (!product || isUnsold(product)) return <NoProduct />;
  return <ProductPage key={product.productId} product={product} />;
}

/** With the status of a page that is not there: which product it was, where the shop knows it. */
function NoProduct() {
  const { productSlug } = Route.useParams();
  const { data: found } = useQuery(productQuery(useApi(), useShopHash(), productSlug));
  return isUnsold(found) ? <UnsoldPage found={found} /> : <NotFoundPage />;
}
