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

export interface Found {
  look: Look;
  /** False when no rule names the product and the department's usual pack is used. */
  named: boolean;
}

/** The look of a product by its words: rules of its own department first, then of all the others. */
export function lookOf(facts: Facts): Found {
  const [top = '', ...below] = facts.category.split('/');
  const own =
    DEPARTMENTS.find(({ path }) => path.test(top)) ?? DEPARTMENTS.find(({ path }) => path.test(below.join('/')));
  const found = own && ruleIn(own, facts);
  if (found) return { look: found, named: true };
  for (const department of DEPARTMENTS) {
    if (department === own) continue;
    const elsewhere = ruleIn(department, facts, true);
    if (elsewhere) return { look: elsewhere, named: true };
  }
  return { look: own?.otherwise ?? { shape: 'box', flavoured: true, art: ['package'] }, named: false };
}

/** Rules that match everything hold in their own department only. */
function ruleIn(department: Department, facts: Facts, abroad = false): Look | undefined {
  const rule = department.rules.find(([when]) => !(abroad && when.source === '.') && when.test(facts.words));
  if (!rule) return undefined;
  return typeof rule[1] === 'function' ? rule[1](facts) : rule[1];
}
