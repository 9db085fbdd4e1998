export { LoadProblem } from './load-problem.tsx';
export { messageOf } from './message-of.ts';
