import { brandColoursOf } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { DESIGN_GROUND, type WelcomeVoucher } from '../../platform/shop-identity.ts';
import { drawnLogo } from './draw-logo.ts';
import { centsOf, registerText, type SaidFields } from './fields.ts';
import { readLogo, readSaid } from './shop-settings.repo.ts';

type Needs = Pick<Deps, 'db' | 'shop' | 'pages'>;

/** One after the other: what was read earlier never takes the place of what was read later. */
const loading = new WeakMap<Needs['shop'], Promise<void>>();

/** Reads what was said of the shop; from then on this process shows the shop so. */
export function loadShop(deps: Needs): Promise<void> {
  const before = loading.get(deps.shop) ?? Promise.resolve();
  const next = before.catch(() => undefined).then(() => readShop(deps));
  loading.set(deps.shop, next);
  return next;
}

async function readShop(deps: Needs): Promise<void> {
  const said = await readSaid(deps.db);
  const stored = said.logo ? await readLogo(deps.db, said.logo) : undefined;
  const ground = said.colour ? brandColoursOf(said.colour)[800] : DESIGN_GROUND;
  deps.shop.take({
    name: said.shopName,
    seller: sellerOf(said),
    mailFrom: said.mailFrom,
    colour: said.colour,
    logo: stored && (await drawnLogo(stored, ground)),
    welcome: welcomeOf(said),
    pictureMap: said.mapAddress && said.mapCredit ? { address: said.mapAddress, credit: said.mapCredit } : undefined,
  });
  deps.pages.forget();
}

function welcomeOf({ welcomeVoucher, welcomeMinimum, welcomeDays }: SaidFields): Partial<WelcomeVoucher> {
  const cents = (text: string) => centsOf(text, Number.POSITIVE_INFINITY);
  return {
    ...(welcomeVoucher ? { cents: cents(welcomeVoucher) } : {}),
    ...(welcomeMinimum ? { minimumOrderCents: cents(welcomeMinimum) } : {}),
    ...(welcomeDays ? { validDays: Number(welcomeDays) } : {}),
  };
}

function sellerOf(said: SaidFields) {
  const register = registerText(said);
  const { sellerName: name, sellerAddress: address, vatNumber, iban, phone, email } = said;
  const spoken = Object.entries({ name, address, vatNumber, iban, phone, email, register: register || undefined });
  return Object.fromEntries(spoken.filter(([, value]) => value !== undefined));
}
