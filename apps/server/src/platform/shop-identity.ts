import type { Cents } from '@sporta/domain';
import { brandColoursOf } from '@sporta/domain/brand-colours.ts';
import { type BrandSheet, brandSheet } from './brand-sheet.ts';
import type { Config } from './config.ts';
import { DESIGN_NAME, type ShopLogo, type ShopLook } from './shop-look.ts';

export { DESIGN_GROUND, DESIGN_NAME, type ShopLogo, type ShopLook } from './shop-look.ts';

/** Who sells, and what their papers look like. */
export type ShopSeller = Config['seller'] & { look?: ShopLook };

/** What somebody who registers is given for the first order. */
export interface WelcomeVoucher {
  /** 0: nothing is given. */
  cents: Cents;
  /** Least an order costs that it pays for. */
  minimumOrderCents: Cents;
  /** From the registration on. */
  validDays: number;
}

/** Where the squares of a picture map come from, and who made it. */
export interface PictureMap {
  /** With `{z}`, `{x}` and `{y}`. */
  address: string;
  credit: string;
}

/** What somebody said of the shop in the Banco or in setup; a part nobody spoke of is undefined. */
export interface SaidOfShop {
  name?: string | undefined;
  seller: Partial<Config['seller']>;
  /** Address mails come from. */
  mailFrom?: string | undefined;
  /** `#rrggbb`. */
  colour?: string | undefined;
  logo?: ShopLogo | undefined;
  welcome?: Partial<WelcomeVoucher> | undefined;
  pictureMap?: PictureMap | undefined;
}

/** Money is given by who says so; the demo shows how that looks. */
const welcomeOf = (isDemo: boolean): WelcomeVoucher => ({
  cents: isDemo ? 500 : 0,
  minimumOrderCents: 4000,
  validDays: 90,
});

/** The shop as it is now, in this process: what was said of it, else what the settings of the server say. */
export class ShopIdentity {
  readonly #config: Pick<Config, 'seller' | 'mail' | 'isDemo'>;
  #seller: ShopSeller;
  #mailFrom: string;
  #sheet: BrandSheet | undefined;
  #welcome: WelcomeVoucher;
  #pictureMap: PictureMap | undefined;

  constructor(config: Pick<Config, 'seller' | 'mail' | 'isDemo'>) {
    this.#config = config;
    this.#seller = config.seller;
    this.#mailFrom = config.mail.from;
    this.#welcome = welcomeOf(config.isDemo);
  }

  get seller(): ShopSeller {
    return this.#seller;
  }

  /** Sender of mails, as a header has it. */
  get mailFrom(): string {
    return this.#mailFrom;
  }

  get welcome(): WelcomeVoucher {
    return this.#welcome;
  }

  /** Undefined: maps are drawn from what the shop knows itself, and no browser asks anybody for one. */
  get pictureMap(): PictureMap | undefined {
    return this.#pictureMap;
  }

  /** Undefined: the design as it comes, with its own name. */
  get look(): ShopLook | undefined {
    return this.#seller.look;
  }

  get name(): string {
    return this.look?.name ?? DESIGN_NAME;
  }

  /** Gives pages the look; undefined where they have that of the design. */
  get sheet(): BrandSheet | undefined {
    return this.#sheet;
  }

  take({ name, seller, mailFrom, colour, logo, welcome, pictureMap }: SaidOfShop): void {
    this.#pictureMap = pictureMap;
    this.#welcome = { ...welcomeOf(this.#config.isDemo), ...welcome };
    const isOwn = name !== undefined || colour !== undefined || logo !== undefined;
    const look = { name: name ?? DESIGN_NAME, colours: colour ? brandColoursOf(colour) : undefined, logo };
    this.#seller = { ...this.#config.seller, ...seller, ...(isOwn ? { look } : {}) };
    this.#sheet = isOwn ? brandSheet(look) : undefined;
    const [, nameThere = '', there = ''] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(this.#config.mail.from) ?? [];
    const from = mailFrom ?? (there || this.#config.mail.from);
    const sender = name ?? nameThere;
    const isAsSet = name === undefined && mailFrom === undefined;
    this.#mailFrom = isAsSet
      ? this.#config.mail.from
      : sender
        ? `"${sender.replaceAll(/["\\]/g, '')}" <${from}>`
        : from;
  }
}
