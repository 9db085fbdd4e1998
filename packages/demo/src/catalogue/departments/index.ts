import type { Department } from '../build/table.ts';
import { conserveCondimenti } from './conserve-condimenti.ts';
import { fruttaVerdura } from './frutta-verdura.ts';
import { latticiniUova } from './latticini-uova.ts';
import { pastaRisoFarine } from './pasta-riso-farine.ts';

/** Departments in the order of the shop's menu. */
export const departments: readonly Department[] = [fruttaVerdura, latticiniUova, pastaRisoFarine, conserveCondimenti];
