import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProductPage } from '../features/product/index.ts';

export const Route = createFileRoute('/catalogo/$productId')({
  params: {
    parse: ({ productId }) => {
      if (!/^[1-9]\d{0,8}$/.test(productId)) throw notFound();
      return { productId: Number(productId) };
    },
  },
  component: Product,
});

function Product() {
  const { productId } = Route.useParams();
  return <ProductPage key={productId} productId={productId} />;
}
