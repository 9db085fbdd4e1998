/** What may come in the place of a product: facts, ranking, and what customers choose beforehand. No calls of its own. */
export { offeredSubstitutes, refuseUnsuitable, wantedToWire } from './offered-substitutes.ts';
export { type Proposed, proposalsFor, type ReplaceableLine, readEarlierChoices, wantedFirst } from './proposals.ts';
export { isWeighed, productThere, replaceable, unitOf } from './replaceable-product.ts';
