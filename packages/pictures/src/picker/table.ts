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
import type { Department, Look, Rule } from './rule.ts';

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
const LATER: readonly Department[] = [meat, fishCounter, produce, frozen];
const CARE: readonly Department[] = [homeCare, personalCare];

/** Where no department says so, food is for animals only when its name does. */
const petFood: Department = {
  ...pets,
  rules: pets.rules.map(([when, look]) => [
    new RegExp(`^(?=.*\\b(?:can[ei]|gatt[oi]|cuccio\\w*|lettiera|felin\\w*|canarin\\w*)\\b).*?(?:${when.source})`),
    look,
  ]),
};

/** No cream for feet is a spread, and no bread is for the bath: food and care are not looked up in each other. */
function elsewhere(own: Department | undefined): readonly Department[] {
  if (!own) return [...FOOD, ...CARE, baby, petFood];
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
  const others = elsewhere(own).filter((department) => department !== own);
  // what is packed is named after what it is made of, and whatever may be frozen is sold fresh or dry first
  const tiers = [
    (each: Department) => !LATER.includes(each),
    (each: Department) => LATER.includes(each) && each !== frozen,
  ];
  let guest: Look | undefined;
  for (const tier of [...tiers, (each: Department) => each === frozen]) guest ??= leadingIn(others.filter(tier), facts);
  if (guest) return { look: guest, named: true };
  return { look: own?.otherwise ?? { shape: 'box', flavoured: true, art: ['package'] }, named: false };
}

/**
 * What opens a mere flavour or ingredient: biscuits "al limone" are no lemons, "con riso" is no rice. Such words follow the
 * thing, as every Italian name says first what a thing is.
 */
const COMPLEMENT = /(?<=\S )(?:al|allo|alla|alle|agli|ai|all'\S+|con|gusto|sapore|aroma)\s/;

/**
 * In departments that are not its own a product is looked up by the thing its name leads with: of all rules that match before
 * the complement, the one that matches earliest, then the one of most words.
 */
function leadingIn(departments: readonly Department[], facts: Facts): Look | undefined {
  // what is left out ("senza glutine") neither names a thing nor parts it from what follows
  const words = facts.words.replace(/\bsenza [a-z]+/g, (out) => '-'.repeat(out.length));
  const name = words.split(' · ')[0] as string;
  const head = COMPLEMENT.exec(name)?.index ?? name.length;
  const isFood = departments.includes(dairy);
  let best: { match: Match; rule: Rule } | undefined;
  for (const department of departments) {
    const leads = ({ at, text }: Match) => {
      if (at >= head && at < name.length) return false;
      if (department === produce) return at === 0 || BEFORE_PRODUCE.test(words.slice(0, at));
      return !(isFood && !FOOD.includes(department) && GENERIC.test(text));
    };
    // within one department the order tells which of two rules is the closer one
    for (const rule of department.rules) {
      const match = matchAt(rule[0], words);
      if (!match || !leads(match)) continue;
      const nearer =
        !best || match.at < best.match.at || (match.at === best.match.at && match.words > best.match.words);
      if (nearer) best = { match, rule };
      break;
    }
  }
  return best && lookBy(best.rule, facts);
}

/** Loose goods have no brand in front of them: "Marca ananas" is a drink or a sweet. */
const BEFORE_PRODUCE = /^(?:\S+ )?(?:bio|mini|baby|misto|mazzo|\d+) $/;

/** Words of food and of care alike: where both may be meant, they alone make no good of care. */
const GENERIC = /^(?:crem[ae]|latte|olio|mousse|gel|burro|bustin\w*|maschera|semi|soda)$/;

interface Match {
  at: number;
  words: number;
  text: string;
}

/** Where a rule matches, at the beginning of a word; rules that match everything hold in their own department only. */
function matchAt(when: RegExp, words: string): Match | undefined {
  if (when.source === '.') return undefined;
  const match = when.exec(words);
  if (!match) return undefined;
  const whole = match[0];
  // "^(?!...).*rice" begins with the text, and means its last word
  const at = when.source.startsWith('^(?!') ? words.lastIndexOf(' ', match.index + whole.length - 1) + 1 : match.index;
  if (at > 0 && /[a-z]/.test(words[at - 1] as string) && /^[a-z]/.test(whole)) return undefined;
  return { at, words: whole.trim().split(' ').length, text: whole };
}

function departmentOf(category: string): Department | undefined {
  const [top = '', ...below] = category.split('/');
  const rest = below.join('/');
  const first = DEPARTMENTS.find(({ path }) => path.test(top));
  // "bevande/vini": the cellar is often a part of the drinks
  if (first === drinks && cellar.path.test(rest)) return cellar;
  return first ?? DEPARTMENTS.find(({ path }) => path.test(rest));
}

function ruleIn(department: Department, facts: Facts): Look | undefined {
  const rule = department.rules.find(([when]) => when.test(facts.words));
  return rule && lookBy(rule, facts);
}

function lookBy([, look]: Rule, facts: Facts): Look {
  return typeof look === 'function' ? look(facts) : look;
}
