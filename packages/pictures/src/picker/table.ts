import { baby, pets, snacks } from './departments/baby-pets.ts';
import { bakery } from './departments/bakery.ts';
import { breakfast } from './departments/breakfast.ts';
import { dairy } from './departments/dairy.ts';
import { deli } from './departments/deli.ts';
import { cellar, drinks } from './departments/drinks.ts';
import { fishCounter, meat } from './departments/fresh-meat-fish.ts';
import { frozen } from './departments/frozen.ts';
import { homeCare } from './departments/home-care.ts';
import { pasta_, preserves } from './departments/pantry.ts';
import { personalCare } from './departments/personal-care.ts';
import { produce } from './departments/produce.ts';
import type { Facts } from './facts.ts';
import type { Department, Look } from './rule.ts';

/** Tried in this order on the first part of the category path. */
const DEPARTMENTS: readonly Department[] = [
  snacks,
  frozen,
  baby,
  pets,
  homeCare,
  personalCare,
  produce,
  dairy,
  bakery,
  meat,
  fishCounter,
  deli,
  preserves,
  pasta_,
  breakfast,
  cellar,
  drinks,
];

/**
 * Where a name is looked up that its own department does not know, or whose department is one of none of these
 * ("drogheria", "etnico", "biologico"): what keeps first, since that is what such shelves hold.
 */
const FOOD: readonly Department[] = [
  pasta_,
  snacks,
  breakfast,
  preserves,
  dairy,
  deli,
  bakery,
  drinks,
  cellar,
  meat,
  fishCounter,
  produce,
  frozen,
];
const CARE: readonly Department[] = [homeCare, personalCare];

/** No cream for feet is a spread, and no bread is for the bath: food and care are not looked up in each other. */
function elsewhere(own: Department | undefined): readonly Department[] {
  if (!own) return [...FOOD, ...CARE, baby, pets];
  if (own === baby) return [...CARE, ...FOOD];
  if (own === pets) return CARE;
  if (CARE.includes(own)) return [...CARE, baby];
  return FOOD;
}

export interface Found {
  look: Look;
  /** False when no rule names the product and the department's usual pack is used. */
  named: boolean;
}

/** The look of a product by its words: rules of its own department first, then of those that may have it too. */
export function lookOf(facts: Facts): Found {
  const own = departmentOf(facts.category);
  const found = own && ruleIn(own, facts);
  if (found) return { look: found, named: true };
  for (const department of elsewhere(own)) {
    if (department === own) continue;
    const look = ruleIn(department, facts, true);
    if (look) return { look, named: true };
  }
  return { look: own?.otherwise ?? { shape: 'box', flavoured: true, art: ['package'] }, named: false };
}

function departmentOf(category: string): Department | undefined {
  const [top = '', ...below] = category.split('/');
  const rest = below.join('/');
  const first = DEPARTMENTS.find(({ path }) => path.test(top));
  // "bevande/vini": the cellar is often a part of the drinks
  if (first === drinks && cellar.path.test(rest)) return cellar;
  return first ?? DEPARTMENTS.find(({ path }) => path.test(rest));
}

/** Rules that match everything hold in their own department only. */
function ruleIn(department: Department, facts: Facts, abroad = false): Look | undefined {
  const rule = department.rules.find(([when]) => !(abroad && when.source === '.') && when.test(facts.words));
  if (!rule) return undefined;
  return typeof rule[1] === 'function' ? rule[1](facts) : rule[1];
}
