-- By whom and for which cost centres a company ordered: read from one value to the next, however many orders it has.
create index orders_of_company_people on orders (company_id, account_id)
  where company_id is not null and state not in ('draft', 'awaiting-payment', 'payment-failed', 'replaced');
create index orders_of_company_centres on orders (company_id, lower(cost_centre), cost_centre)
  where company_id is not null and cost_centre is not null and state not in ('draft', 'awaiting-payment', 'payment-failed', 'replaced');
