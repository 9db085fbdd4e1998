import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  decimalParam,
  idParam,
  instantParam,
  intParam,
  listParam,
  optional,
  patternParam,
  quantityParam,
  textParam,
} from '../fields.ts';
import { placedCrates } from '../placed-crates.ts';
import { driverRound, gestureAnswer } from '../staff-round.ts';
import {
  attemptKinds,
  driverGestures,
  MOST_PHOTO_BYTES,
  MOST_SIGNATURE,
  photoSubjects,
  proofKinds,
  refusalReasons,
} from '../staff-round-words.ts';

const base = { tag: 'staff', access: 'staff', roles: ['driver'] } as const;

/** A gesture of a driver. Which fields a kind needs: those named beside them. */
export const driverGesture = z.object({
  /** Of the gesture, made on the phone: the same id counts once. */
  id: patternParam('Il codice del gesto', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'serve un UUID'),
  kind: choiceParam('Il gesto', driverGestures),
  round_id: idParam('Il giro'),
  /** ISO instant on the phone, which may be before the network came back. */
  at: instantParam('L’ora'),
  /** All but `start` and `finish`. */
  order_id: optional(idParam('L’ordine')),
  /** `crate`: its code, and whether it was handed over or taken back. */
  crate: optional(textParam('La cassa', 40)),
  handed_over: optional(boolParam('La consegna della cassa')),
  /** `collect`: which goods, and whether they were taken along; why not in `text`, which the customer reads. */
  collection_id: optional(idParam('Il ritiro')),
  collected: optional(boolParam('Il ritiro della merce')),
  /** `empties`. */
  count: optional(intParam('Il numero', { max: 200 })),
  /** `age`: who takes it is of age. */
  adult: optional(boolParam('L’età')),
  /** `refuse` (quantity absent: all of it) and `accept`. */
  order_line_id: optional(idParam('La riga')),
  quantity: optional(quantityParam()),
  reason: optional(choiceParam('Il motivo', refusalReasons)),
  /** `photo`: a JPEG, PNG or WebP as base64. */
  subject: optional(choiceParam('Il soggetto', photoSubjects)),
  image: optional(textParam('La foto', Math.ceil((MOST_PHOTO_BYTES * 4) / 3) + 100)),
  /** `attempt`. */
  how: optional(choiceParam('Il tentativo', attemptKinds)),
  /** `note`, and why for `back`, which the customer reads. */
  text: optional(textParam('Il testo', 300)),
  /** `deliver`: with `signature` (an SVG path in a box of 1000 × 400) and who signed, `code`, or the neighbour who takes it. */
  proof: optional(choiceParam('La prova', proofKinds)),
  signature: optional(textParam('La firma', MOST_SIGNATURE)),
  signed_by: optional(textParam('Il nome', 80)),
  code: optional(patternParam('Il codice', /^\d{4}$/, 'servono 4 cifre')),
  /** `fill`: every crate of the order with its door. */
  placed: optional(placedCrates),
});

export const rounds = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/driver/rounds',
  summary: 'The rounds of today of this driver, whole, for working without a network',
  request: z.object({}),
  data: z.object({ rounds: z.array(driverRound) }),
});

export const gestures = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/driver/gestures',
  summary:
    'What the driver did, in order: each counts once, by its id; answers what became of each and how the rounds are now',
  request: z.object({
    device: patternParam('Il dispositivo', /^[\w-]{1,60}$/, 'servono lettere, cifre e trattini'),
    gestures: listParam('I gesti', driverGesture, { max: 50 }),
  }),
  data: z.object({ answers: z.array(gestureAnswer), rounds: z.array(driverRound) }),
});

export const position = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/driver/position',
  summary: 'Where the van is; kept only while its round is on the road, the latest only, and wiped after',
  request: z.object({
    round_id: idParam('Il giro'),
    latitude: decimalParam('La latitudine', { min: -90, max: 90 }),
    longitude: decimalParam('La longitudine', { min: -180, max: 180 }),
  }),
  data: z.object({ kept: z.boolean() }),
  errors: ['round-not-found'],
});

export type DriverGesture = z.infer<typeof driverGesture>;
