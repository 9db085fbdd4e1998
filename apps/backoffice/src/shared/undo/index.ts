export { sayUndoable } from './undoable.ts';
