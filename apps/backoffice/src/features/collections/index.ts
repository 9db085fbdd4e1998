export { readCollectionsSearch } from '../../shared/collections/index.ts';
export { CollectionsPage } from './CollectionsPage.tsx';
