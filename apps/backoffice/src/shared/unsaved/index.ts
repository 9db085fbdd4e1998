export { KeptNote } from './KeptNote.tsx';
export { askBeforeLeaving } from './open-texts.ts';
export { UnsavedGuard } from './UnsavedGuard.tsx';
export { type Offer, useUnsaved } from './use-unsaved.ts';
