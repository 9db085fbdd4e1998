export { pointOf } from './point-of.ts';
export { around, type Place, type Point, type Projection, project, spread } from './projection.ts';
export { type Square, squaresOver } from './squares.ts';
export { TownGround } from './TownGround.tsx';
export { townQuery } from './town-query.ts';
export { useWidth } from './use-width.ts';
