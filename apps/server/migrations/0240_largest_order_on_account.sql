-- The most one order of a company may put on account; null = only its credit limits it.
alter table company add column max_order_cents int check (max_order_cents > 0);
