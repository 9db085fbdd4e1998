export * from './format.ts';
export { readFigure } from './read-figure.ts';
