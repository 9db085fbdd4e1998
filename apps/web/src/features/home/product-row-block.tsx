import type { HomeBlock, Product } from '@sporta/contract';
import { Section } from '@sporta/ui/components/layout/Section.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { ProductStrip } from '../../shared/product-cards/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { usualQuery } from './model/usual-query.ts';

/** A row of products with a link to all of them; for customers, what they buy often where the block says so. */
export function ProductRowBlock({ block }: { block: HomeBlock }) {
  const { user, isLoggedIn } = useSession();
  const own = useQuery({
    ...usualQuery(useApi(), useShopHash(), user.userId),
    enabled: isLoggedIn && Boolean(block.purchased),
  });
  const bought = own.data?.products ?? [];
  if (isLoggedIn && block.purchased && bought.length > 0) {
    return (
      <Row
        title={block.title ?? 'Compri spesso'}
        linkLabel={block.linkLabel}
        href={block.itemUrl}
        products={bought}
        grid
      />
    );
  }
  // What others buy most, for who has bought nothing yet: the title of the block is not about them.
  if (block.purchased) {
    return <Row title="Più venduti" href="/catalog?sort=popularity" products={block.products ?? []} grid />;
  }
  return (
    <Row
      title={block.title ?? 'Dal negozio'}
      linkLabel={block.linkLabel}
      href={block.itemUrl}
      products={block.products ?? []}
    />
  );
}

interface RowProps {
  title: string;
  linkLabel?: string | undefined;
  href: string | undefined;
  products: readonly Product[];
  /** On small screens two by two, instead of a row that scrolls. */
  grid?: boolean | undefined;
}

function Row({ title, linkLabel, href, products, grid }: RowProps) {
  if (products.length === 0) return null;
  return (
    <Section title={title} more={href ? { href, label: linkLabel ?? 'Vedi tutti' } : undefined}>
      <ProductStrip label={title} products={products} grid={grid} />
    </Section>
  );
}
