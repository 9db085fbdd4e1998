-- Platform: what the modules share.

-- Transactional outbox: written in the same transaction as the change it announces.
create table outbox (
  outbox_id    bigint primary key generated always as identity,
  topic        text not null,
  payload      jsonb not null,
  created_at   timestamptz not null default now(),
  processed_at timestamptz,
  attempts     int not null default 0
);
create index outbox_waiting on outbox (outbox_id) where processed_at is null;
create function outbox_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger outbox_written after insert on outbox for each statement execute function outbox_notify();

-- Facts about this database itself, e.g. that the demo shop was seeded.
create table shop_fact (
  key   text primary key,
  value jsonb not null,
  at    timestamptz not null default now()
);
