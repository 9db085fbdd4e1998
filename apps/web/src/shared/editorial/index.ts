export { bannersOf, bannersQuery } from './banner-query.ts';
export { EditorialTile } from './editorial-tile.tsx';
export { RichText } from './rich-text.tsx';
