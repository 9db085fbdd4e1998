export { ReasonDialog } from './ReasonDialog.tsx';
