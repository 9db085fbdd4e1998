import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { knownShopHash, useShopHash } from '../../features/cart/model/index.ts';
import { fullName, sizeText } from '../../features/product/model/product-facts.ts';
import { productQuery } from '../../features/product/model/product-query.ts';
import { ProductPage } from '../../features/product/product-page.tsx';
import { notFoundHead, pageHead } from '../../features/seo/head.ts';
import { breadcrumbData, productData } from '../../features/seo/structured-data.ts';
import { useApi } from '../../lib/use-api.ts';

export const Route = createFileRoute('/_shop/product/$productSlug')({
  loader: async ({ context: { queryClient, api, origin }, params: { productSlug } }) => {
    const product = await queryClient.ensureQueryData(productQuery(api, knownShopHash(queryClient), productSlug));
    if (!product) throw notFound();
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
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ origin: match.context.origin, type: 'product', ...loaderData }) : notFoundHead,
  headers: () => ({ 'x-cache-seconds': '30' }),
  component: ProductRoute,
});

function ProductRoute() {
  const { productSlug } = Route.useParams();
  const { data: product } = useSuspenseQuery(productQuery(useApi(), useShopHash(), productSlug));
  return product ? <ProductPage key={product.productId} product={product} /> : null;
}
