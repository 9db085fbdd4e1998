-- The register of temperatures (Reg. CE 852/2004, Reg. CE 37/2005): cold rooms, their probes, readings, and what was done.
create table cold_cell (
  cold_cell_id   int primary key generated always as identity,
  warehouse_id   int not null references warehouse on delete cascade,
  name           text not null check (length(name) between 1 and 60),
  kind           text not null check (kind in ('chilled', 'frozen')),
  max_tenths     int not null check (max_tenths between -600 and 300), -- above it is too warm, tenths of °C
  alert_minutes  int not null check (alert_minutes between 1 and 240), -- too warm for so long
  silent_minutes int not null check (silent_minutes between 5 and 1440), -- a probe says nothing for so long
  active         boolean not null default true,
  unique (warehouse_id, name)
);

create table cold_probe (
  cold_probe_id int primary key generated always as identity,
  cold_cell_id  int not null references cold_cell on delete cascade,
  name          text not null check (length(name) between 1 and 60),
  key_hash      bytea not null unique, -- SHA-256: the key itself is shown once
  created_at    timestamptz not null,
  revoked_at    timestamptz,
  last_seen_at  timestamptz
);
create index cold_probe_cell on cold_probe (cold_cell_id);

create table cold_reading (
  cold_cell_id  int not null references cold_cell on delete cascade,
  at            timestamptz not null,
  cold_probe_id int not null default 0, -- 0: read by a person
  tenths        int not null check (tenths between -999 and 999), -- of °C
  staff_id      int references account,
  received_at   timestamptz not null,
  primary key (cold_cell_id, at, cold_probe_id),
  check ((cold_probe_id = 0) = (staff_id is not null))
);

create table cold_check (
  cold_check_id   int primary key generated always as identity,
  cold_cell_id    int not null references cold_cell on delete cascade,
  idempotency_key text not null unique,
  at              timestamptz not null,
  staff_id        int not null references account,
  text            text not null check (length(text) between 1 and 500)
);
create index cold_check_cell on cold_check (cold_cell_id, at);
