export { type ChosenSubstitute, chosenSubstitute } from './chosen-substitute.ts';
export * from './gs1-string.ts';
export * from './in-store-code.ts';
export * from './picking-line.ts';
export * from './picking-zone.ts';
export * from './rank-substitutes.ts';
export type { MissingLine, ReplaceableProduct } from './replaceable.ts';
export { type EatenFacts, type Unsuitable, unsuitableTexts, whyUnsuitable } from './suitable-substitute.ts';
