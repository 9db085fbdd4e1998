/** Grey bars in the geometry of a product card. */
export function ProductCardSkeleton() {
  return (
    <div className="card sk-late" aria-hidden="true">
      <span className="tile sk" />
      <span className="sk price" />
      <span className="sk line" />
      <span className="sk line w60" />
      <span className="sk small w40" />
    </div>
  );
}

/** `count` cards that are on their way; says so once. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className="grid-cards" role="status" aria-label="Carico i prodotti">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
