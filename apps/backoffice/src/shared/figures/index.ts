export * from './format.ts';
export { providerName } from './provider-name.ts';
export { readFigure } from './read-figure.ts';
