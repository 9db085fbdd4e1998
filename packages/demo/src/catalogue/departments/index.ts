import type { Department } from '../build/table.ts';
import { acquaBevande } from './acqua-bevande.ts';
import { animali } from './animali.ts';
import { bimbi } from './bimbi.ts';
import { cantina } from './cantina.ts';
import { carne } from './carne.ts';
import { casa } from './casa.ts';
import { colazioneDolci } from './colazione-dolci.ts';
import { conserveCondimenti } from './conserve-condimenti.ts';
import { fruttaVerdura } from './frutta-verdura.ts';
import { latticiniUova } from './latticini-uova.ts';
import { panePasticceria } from './pane-pasticceria.ts';
import { pastaRisoFarine } from './pasta-riso-farine.ts';
import { persona } from './persona.ts';
import { pesce } from './pesce.ts';
import { salumiFormaggi } from './salumi-formaggi.ts';
import { surgelati } from './surgelati.ts';

/** Departments in the order of the shop's menu. */
export const departments: readonly Department[] = [
  fruttaVerdura,
  latticiniUova,
  panePasticceria,
  carne,
  pesce,
  salumiFormaggi,
  pastaRisoFarine,
  conserveCondimenti,
  colazioneDolci,
  acquaBevande,
  cantina,
  surgelati,
  casa,
  persona,
  bimbi,
  animali,
];
