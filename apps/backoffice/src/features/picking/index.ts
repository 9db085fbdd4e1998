export { PickingPage } from './PickingPage.tsx';
export { WorkPage } from './WorkPage.tsx';
