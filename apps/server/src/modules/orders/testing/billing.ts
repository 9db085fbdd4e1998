import type { CheckoutWorld, Customer } from './checkout-world.ts';

/** Gives a customer somebody their invoices are made out to: "Trattoria Bassi S.r.l.". */
export async function withBilling(world: CheckoutWorld, { accountId }: Customer): Promise<void> {
  await world.deps.pool.query(
    `insert into person_fiscal (account_id, type, company_name, vat_number, recipient_code, address1, address_number, city, province, postalcode, is_default)
     values ($1, 'business', 'Trattoria Bassi S.r.l.', '12345670017', 'M5UXCR1', 'Via Savona', '97', 'Milano', 'MI', '20144', true)`,
    [accountId],
  );
}
