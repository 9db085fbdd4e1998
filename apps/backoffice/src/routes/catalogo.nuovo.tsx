import { createFileRoute } from '@tanstack/react-router';
import { NewProductPage } from '../features/product/index.ts';

export const Route = createFileRoute('/catalogo/nuovo')({
  validateSearch: (raw: Record<string, unknown>): { copia?: number | undefined } => ({
    copia: /^[1-9]\d{0,8}$/.test(String(raw.copia)) ? Number(raw.copia) : undefined,
  }),
  component: NewProduct,
});

function NewProduct() {
  const { copia } = Route.useSearch();
  return <NewProductPage key={copia ?? 'new'} copyOf={copia} />;
}
