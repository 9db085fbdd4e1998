export { ReasonDialog } from './ReasonDialog.tsx';
export { ReasonForm } from './ReasonForm.tsx';
