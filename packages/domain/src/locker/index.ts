export * from './compartments.ts';
export { type DoorProblem, doorProblem } from './door-problem.ts';
export * from './locker-code.ts';
export * from './locker-goods.ts';
export * from './locker-times.ts';
