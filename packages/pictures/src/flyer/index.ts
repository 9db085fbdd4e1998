/** Drawn pages of a leaflet: a grid of products with prices. */
export { type FlyerPage, flyerPage } from './flyer-page.ts';
export { PAGE, placesOf, TILES_PER_PAGE } from './layout.ts';
export type { FlyerProduct } from './tile.ts';
