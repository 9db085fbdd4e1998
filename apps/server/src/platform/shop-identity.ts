import { brandColoursOf } from '@sporta/domain/brand-colours.ts';
import { type BrandSheet, brandSheet } from './brand-sheet.ts';
import type { Config } from './config.ts';
import { DESIGN_NAME, type ShopLogo, type ShopLook } from './shop-look.ts';

export { DESIGN_GROUND, DESIGN_NAME, type ShopLogo, type ShopLook } from './shop-look.ts';

/** Who sells, and what their papers look like. */
export type ShopSeller = Config['seller'] & { look?: ShopLook };

/** What somebody said of the shop in the Banco or in setup; a part nobody spoke of is undefined. */
export interface SaidOfShop {
  name?: string | undefined;
  seller: Partial<Config['seller']>;
  /** Address mails come from. */
  mailFrom?: string | undefined;
  /** `#rrggbb`. */
  colour?: string | undefined;
  logo?: ShopLogo | undefined;
}

/** The shop as it is now, in this process: what was said of it, else what the settings of the server say. */
export class ShopIdentity {
  readonly #config: Pick<Config, 'seller' | 'mail'>;
  #seller: ShopSeller;
  #mailFrom: string;
  #sheet: BrandSheet | undefined;

  constructor(config: Pick<Config, 'seller' | 'mail'>) {
    this.#config = config;
    this.#seller = config.seller;
    this.#mailFrom = config.mail.from;
  }

  get seller(): ShopSeller {
    return this.#seller;
  }

  /** Sender of mails, as a header has it. */
  get mailFrom(): string {
    return this.#mailFrom;
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

  take({ name, seller, mailFrom, colour, logo }: SaidOfShop): void {
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
