-- What an order misses and nobody will charge: somebody of the staff decided so. It counts as collected; the sum says what was not.
alter table order_settlement
  add column closed_at     timestamptz,
  add column closed_cents  int check (closed_cents > 0),
  add column closed_by     text, -- as `actor`
  add column closed_reason text,
  add check ((closed_at is null) = (closed_cents is null) and (closed_at is null) = (closed_by is null)
    and (closed_at is null) = (closed_reason is null) and (closed_at is null or collected_at is not null));
