export * from './compartments.ts';
export * from './locker-code.ts';
export * from './locker-goods.ts';
export * from './locker-times.ts';
