import type { Deps } from '../../platform/deps.ts';

/**
 * A VAT rate may be entered before the day from which it holds. On that day nothing is written, so nobody would tell the
 * catalogues in memory: this tells them, as if the rate had been entered now. Runs just after midnight; a process that
 * starts later reads the rates of its day anyway.
 */
export async function announceVatOfTheDay({ pool }: Pick<Deps, 'pool'>): Promise<void> {
  await pool.query(`
    update product_vat set valid_from = valid_from
    where valid_from = (now() at time zone 'Europe/Rome')::date
      and exists (select from product_vat before
                  where before.product_id = product_vat.product_id and before.valid_from < product_vat.valid_from)`);
}
