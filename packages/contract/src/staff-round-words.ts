/* Words of rounds; apart from the schemas, so that pages load none of those for their sake. */

/** A round is planned, confirmed (its customers know when), on the road, and back. */
export const roundStates = ['draft', 'confirmed', 'started', 'done'] as const;
export type RoundState = (typeof roundStates)[number];
export const roundStateLabels: Record<RoundState, string> = {
  draft: 'Da confermare',
  confirmed: 'Confermato',
  started: 'In viaggio',
  done: 'Concluso',
};

/**
 * A stop waits, the driver is at its door, it is done, nobody opened and it is tried once more at the end of the round, or its goods
 * go back to the store.
 */
export const stopStates = ['waiting', 'arrived', 'delivered', 'again', 'back'] as const;
export type StopState = (typeof stopStates)[number];
export const stopStateLabels: Record<StopState, string> = {
  waiting: 'Da consegnare',
  arrived: 'Alla porta',
  delivered: 'Consegnata',
  again: 'Si riprova a fine giro',
  back: 'Torna in sede',
};

/** What draws the eye to a stop. */
export const stopFlags = ['frozen', 'age', 'company', 'collect'] as const;
export type StopFlag = (typeof stopFlags)[number];

/**
 * Goods a van fetches again: they wait at their door, were taken along, were not (`not-collected`), stay with the customer (`cancelled`),
 * or the customer is to bring them to the store (`to-bring`) and has (`brought`).
 */
export const collectionStates = ['waiting', 'collected', 'not-collected', 'cancelled', 'to-bring', 'brought'] as const;
export type CollectionState = (typeof collectionStates)[number];
/** Those somebody has still to fetch, to bring or to decide about. */
export const openCollectionStates = ['waiting', 'not-collected', 'to-bring'] as const;
/** Days in such a state, since it came to it, after which somebody has to look at it. */
export const collectionPatience: Record<(typeof openCollectionStates)[number], number> = {
  waiting: 14,
  'not-collected': 2,
  'to-bring': 30,
};
export const collectionViews = ['open', 'ended'] as const;
export type CollectionView = (typeof collectionViews)[number];

/** Why a customer refuses goods at the door. */
export const refusalReasons = ['damaged', 'wrong', 'expired', 'not-wanted', 'under-age'] as const;
export type RefusalReason = (typeof refusalReasons)[number];
export const refusalLabels: Record<RefusalReason, string> = {
  damaged: 'Rotto o rovinato',
  wrong: 'Non è quello ordinato',
  expired: 'Scaduto o vicino alla scadenza',
  'not-wanted': 'Il cliente non lo vuole',
  'under-age': 'Chi ritira non ha 18 anni',
};

/** What a driver does before leaving a door that stays closed. */
export const attemptKinds = ['rang', 'called', 'texted'] as const;
export type AttemptKind = (typeof attemptKinds)[number];
export const attemptLabels: Record<AttemptKind, string> = {
  rang: 'Suonato due volte',
  called: 'Chiamato al telefono',
  texted: 'SMS inviato',
};

/** How a driver proves a delivery. */
export const proofKinds = ['signature', 'code', 'neighbour'] as const;
export type ProofKind = (typeof proofKinds)[number];
/** The store may also say so itself, of a round that did not come back; at a locker the filled doors say it. */
export const stopProofs = [...proofKinds, 'office', 'locker'] as const;
export type StopProof = (typeof stopProofs)[number];
export const proofLabels: Record<StopProof, string> = {
  signature: 'firma',
  code: 'codice',
  neighbour: 'al vicino',
  office: 'lo dice la sede',
  locker: 'nei vani',
};

/** What a picture shows. */
export const photoSubjects = ['goods', 'door'] as const;

/**
 * What a driver does, each with an id of its own:
 * `start` and `finish` the round; `arrive` at a stop; hand over a `crate`, `collect` goods or say why not, count `empties` taken back; answer the `age` check; `refuse`
 * lines and `accept` them after all; a `photo`; an `attempt` at a closed door; a `note`; and the ends of a stop: `deliver`, `fill` the doors
 * of a locker, try `again` at the end of the round, or bring it `back`.
 */
export const driverGestures = [
  'start',
  'arrive',
  'crate',
  'collect',
  'empties',
  'age',
  'refuse',
  'accept',
  'photo',
  'attempt',
  'note',
  'deliver',
  'fill',
  'again',
  'back',
  'finish',
] as const;
export type DriverGestureKind = (typeof driverGestures)[number];

/** Largest picture of a driver, in bytes before base64: phones make it smaller before they send it. */
export const MOST_PHOTO_BYTES = 1_500_000;
/** Longest signature, in signs of an SVG path. */
export const MOST_SIGNATURE = 20_000;
/** Minutes a driver waits at a closed door. */
export const WAIT_AT_DOOR_MINUTES = 5;
