export { around, type Place, type Point, type Projection, project, spread } from './projection.ts';
export { type Square, squaresOver } from './squares.ts';
