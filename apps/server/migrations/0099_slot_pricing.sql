-- How prices of slots follow demand, by store and service; without a row they are what the planner decided.
create table slot_pricing (
  warehouse_id        int not null references warehouse,
  delivery_service_id int not null references delivery_service,
  quiet_below_percent int check (quiet_below_percent between 1 and 100),
  quiet_hours         int check (quiet_hours between 1 and 168),
  quiet_discount_cents int check (quiet_discount_cents > 0),
  busy_from_percent   int check (busy_from_percent between 1 and 100),
  busy_surcharge_cents int check (busy_surcharge_cents > 0),
  eco_discount_cents  int not null default 0 check (eco_discount_cents >= 0),
  min_cents           int not null default 0 check (min_cents >= 0),
  max_cents           int not null check (max_cents >= min_cents),
  primary key (warehouse_id, delivery_service_id),
  check (num_nulls(quiet_below_percent, quiet_hours, quiet_discount_cents) in (0, 3)),
  check (num_nulls(busy_from_percent, busy_surcharge_cents) in (0, 2)),
  check (quiet_below_percent <= busy_from_percent)
);

-- What a place costs less because a van passes near its address: given back when the goods go elsewhere.
alter table slot_booking add column eco_cents int not null default 0 check (eco_cents >= 0);
