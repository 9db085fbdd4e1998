export { errorAt, isOfNoField } from './error-at.ts';
export { LoadProblem } from './LoadProblem.tsx';
export { messageOf } from './message-of.ts';
export { isNoStoreYet, NoStoreYet } from './NoStoreYet.tsx';
export { OlderNote } from './OlderNote.tsx';
