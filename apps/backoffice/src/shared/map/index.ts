export { around, type Place, type Point, project, spread } from './projection.ts';
