export { Alternatives, CompactProduct } from './alternatives.tsx';
export { default as PackageAdd } from './package-add.tsx';
export { ProductGrid } from './product-grid.tsx';
export { ProductStrip } from './product-strip.tsx';
export { ShopCard } from './shop-card.tsx';
