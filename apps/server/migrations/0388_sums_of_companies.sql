-- What all orders of a company cost together, of all of them or of a time, is read in the index alone.
create index orders_of_company_sums on orders (company_id, account_id)
  include (state, slot_begin_at, delivered_cents, total_cents, gift_cents, prepaid_cents)
  where company_id is not null and state not in ('draft', 'awaiting-payment', 'payment-failed', 'replaced');
drop index orders_of_company_people;
