export { distanceKm, distanceText, type Point, pointOf } from './distance.ts';
export { fromText, MAX_TEXT, type Place, placeQuery } from './place-query.ts';
