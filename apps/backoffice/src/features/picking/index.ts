export { readWorkSearch } from './model/work-search.ts';
export { PickingPage } from './PickingPage.tsx';
export { WorkPage } from './WorkPage.tsx';
