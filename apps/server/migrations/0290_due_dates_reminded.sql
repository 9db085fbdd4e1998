-- When the masters of a company were told that this is due soon; once.
alter table payment_due_date add column announced_at timestamptz;
-- What the job looks through: open and not announced yet.
create index payment_due_date_to_announce on payment_due_date (due_date)
  where announced_at is null and paid_cents < amount_cents;
