import { z } from 'zod';
import { listParam, textParam } from './fields.ts';

/** Crates with the doors of a locker they were scanned at. */
export const placedCrates = listParam(
  'Le casse',
  z.object({
    /** As on its label. */
    crate: textParam('La cassa', 40),
    /** As on the door. */
    door: textParam('Il vano', 12),
  }),
  { max: 40 },
);
