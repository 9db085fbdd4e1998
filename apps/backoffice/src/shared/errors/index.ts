export { LoadProblem } from './LoadProblem.tsx';
export { messageOf } from './message-of.ts';
