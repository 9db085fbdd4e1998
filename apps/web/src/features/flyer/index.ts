export { FlyerPage } from './flyer-page.tsx';
export { FlyersPage } from './flyers-page.tsx';
export { readFlyerSearch } from './model/flyer-search.ts';
export { leafletProductsQuery, leafletQuery, leafletsQuery } from './model/leaflet-query.ts';
export { isOver, pagePicture, periodText } from './model/leaflet-texts.ts';
