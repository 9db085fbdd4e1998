-- Every message of the outbox is claimed by itself, with the attempt counted before it is made (docs/adr/0012).
alter table outbox
  -- when it may be tried (again); while a worker has it, when the claim of a worker that died ends;
  -- what the version before had given up is tried again
  add column next_at    timestamptz not null default now(),
  -- what went wrong last, without personal data
  add column last_error text,
  -- not tried any more until a person decides
  add column parked_at  timestamptz,
  -- a person decided that it is not to be done; processed_at says when
  add column dropped    boolean not null default false;

create index outbox_due on outbox (next_at, outbox_id) where processed_at is null and parked_at is null;
