import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  dayParam,
  decimalParam,
  idParam,
  instantParam,
  intParam,
  listParam,
  monthParam,
  optional,
  patternParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { coldCell, coldDay } from '../staff-cold.ts';
import { coldKinds } from '../staff-cold-words.ts';
import { tableFormat } from '../table-format.ts';

const base = { tag: 'staff', access: 'staff' } as const;
const work = { ...base, roles: ['picker', 'store-manager'] } as const;
const setUp = { ...base, roles: ['store-manager'] } as const;
const cellId = { cell_id: idParam('La cella') };
const temperature = decimalParam('La temperatura', { min: -60, max: 60 });
const cells = z.object({ cells: z.array(coldCell) });

export const list = defineCall({
  ...work,
  method: 'GET',
  path: 'staff/cold',
  summary: 'Cold rooms of the stores of this person, and how each is now',
  request: z.object({ warehouse_id: optional(idParam('La sede')) }),
  data: cells,
  errors: ['store-not-found'],
});

export const cell = defineCall({
  ...work,
  method: 'GET',
  path: 'staff/cold/cell',
  summary: 'A cold room with the readings and checks of a day (default: today)',
  request: z.object({ ...cellId, day: optional(dayParam('Il giorno')) }),
  data: z.object({ cold: coldDay }),
  errors: ['cell-not-found'],
});

export const save = defineCall({
  ...setUp,
  method: 'POST',
  path: 'staff/cold/save',
  summary: 'Writes a cold room; without `cell_id` a new one. Switched off it calls nobody and keeps its register',
  request: z.object({
    cell_id: optional(idParam('La cella')),
    warehouse_id: idParam('La sede'),
    name: textParam('Il nome', 60),
    kind: choiceParam('Il tipo', coldKinds),
    /** °C. */
    max: decimalParam('La soglia', { min: -60, max: 30 }),
    alert_minutes: withDefault(intParam('I minuti sopra soglia', { min: 1, max: 240 }), 15),
    silent_minutes: withDefault(intParam('I minuti di silenzio', { min: 5, max: 1440 }), 30),
    active: withDefault(boolParam('L’uso'), true),
  }),
  data: cells,
  errors: ['store-not-found', 'cell-not-found', 'name-taken'],
});

export const read = defineCall({
  ...work,
  method: 'POST',
  path: 'staff/cold/read',
  summary: 'Writes a temperature that somebody read; the same instant counts once',
  request: z.object({ ...cellId, temperature, at: optional(instantParam('L’ora')) }),
  data: z.object({ cold: coldDay }),
  errors: ['cell-not-found'],
});

export const check = defineCall({
  ...work,
  method: 'POST',
  path: 'staff/cold/check',
  summary: 'Writes what was done about a cold room; the same key writes once',
  request: z.object({
    ...cellId,
    text: textParam('Che cosa è stato fatto', 500, { min: 3 }),
    idempotency_key: textParam('La chiave', 80, { min: 8 }),
  }),
  data: z.object({ cold: coldDay }),
  errors: ['cell-not-found'],
});

export const addProbe = defineCall({
  ...setUp,
  method: 'POST',
  path: 'staff/cold/add-probe',
  summary: 'Lets a probe write the readings of a cold room; its key is answered this once and never again',
  request: z.object({ ...cellId, name: textParam('Il nome', 60) }),
  data: z.object({ key: z.string(), cold: coldDay }),
  errors: ['cell-not-found', 'too-many-probes'],
});

export const revokeProbe = defineCall({
  ...setUp,
  method: 'POST',
  path: 'staff/cold/revoke-probe',
  summary: 'Takes the key of a probe away; what it wrote stays',
  request: z.object({ ...cellId, probe_id: idParam('La sonda') }),
  data: z.object({ cold: coldDay }),
  errors: ['cell-not-found'],
});

export const month = defineCall({
  ...work,
  method: 'GET',
  path: 'staff/cold.csv',
  answers: 'csv',
  summary: 'The register of a cold room for a month: readings and checks',
  request: z.object({ ...cellId, month: monthParam('Il mese'), ...tableFormat }),
  data: z.object({}),
  errors: ['cell-not-found'],
});

/** For probes: no person signs in, the key says who speaks. */
export const readings = defineCall({
  tag: 'staff',
  access: 'anonymous',
  method: 'POST',
  path: 'cold/readings',
  summary:
    'What a probe measured, in any order and as often as it likes: an instant counts once. A clock that is ahead is set back',
  request: z.object({
    key: patternParam('La chiave', /^sonda_[\w-]{43}$/, 'serve quella della sonda'),
    readings: listParam('Le misure', z.object({ at: instantParam('L’ora'), temperature }), { max: 500 }),
  }),
  data: z.object({
    /** Written now; those known before and those older than 31 days are not. */
    kept: z.number().int(),
    /** Seconds the clock of the probe is ahead, where it is. */
    aheadSeconds: z.number().int().optional(),
  }),
  errors: ['probe-unknown'],
});
