create index orders_of_company_people on orders (company_id, account_id)
  where company_id is not null and state not in ('draft', 'awaiting-payment', 'payment-failed', 'replaced');
drop index orders_of_company_sums;
