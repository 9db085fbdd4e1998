-- What staff wanted each payment of a refund to give back, cents by payment_id; the rest goes to certificates as always.
-- null = by the rule: the last tender first.
alter table order_withdrawal add column wanted_cents jsonb check (jsonb_typeof(wanted_cents) = 'object');
