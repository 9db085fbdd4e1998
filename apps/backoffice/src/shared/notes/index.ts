export { InternalNotes } from './InternalNotes.tsx';
