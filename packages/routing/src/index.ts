export * from './plan.ts';
export * from './problem.ts';
export * from './time-route.ts';
export * from './travel/straight-line.ts';
export * from './travel/travel-source.ts';
