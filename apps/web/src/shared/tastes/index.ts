/* What one customer eats and likes. All that is drawn of it comes late, each part from a file of its own: visitors never load it. */

export { AvoidedNote } from './late-avoided-note.ts';
export { CardNotes } from './late-card-notes.ts';
export { ProductTaste } from './late-product-taste.ts';
export { RateButtons } from './late-rate-buttons.ts';
export { ratingsKey, ratingsQuery } from './ratings-query.ts';
