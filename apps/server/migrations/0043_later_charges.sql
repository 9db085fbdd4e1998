-- Since when a customer does not allow that saved cards are charged without them; null = as they agreed when they saved each.
alter table account add column later_charges_refused_at timestamptz;
