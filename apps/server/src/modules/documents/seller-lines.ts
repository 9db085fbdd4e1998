import type { Config } from '../../platform/config.ts';
import type { ShopLook, ShopSeller } from '../../platform/shop-identity.ts';

/**
 * Who sells, as papers and letters must say it (art. 21 DPR 633/1972, art. 2250 C.c.), with how to reach them: name and address
 * first, then what there is of the rest.
 */
export function sellerLines({ name, address, vatNumber, register, phone, email }: Config['seller']): string[] {
  return [name, address, `P. IVA ${vatNumber}`, register, phone && `Tel. ${phone}`, email].filter(Boolean);
}

/** What the papers of a seller look like, for a `ShopDocument`. */
export const lookOf = ({ look }: ShopSeller): { look?: ShopLook } => (look ? { look } : {});
