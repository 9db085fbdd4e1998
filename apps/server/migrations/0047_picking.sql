-- How a store prepares orders; a store without a row works by the defaults of these columns.
create table picking_store (
  warehouse_id      int primary key references warehouse on delete cascade,
  cart_orders       int not null default 6 check (cart_orders between 1 and 6),
  silence_minutes   int not null default 30 check (silence_minutes > 0),
  tolerance_percent int not null default 15 check (tolerance_percent between 0 and 15),
  finish_minutes    int not null default 50 check (finish_minutes >= 0), -- in the bay so long before the slot begins
  code_layouts      text[] not null default '{2IIIIIIWWWWWC}' -- of the bar codes it prints itself
);
-- The way through a store: its aisles by department, and where in an aisle a product is.
create table picking_aisle (
  warehouse_id int not null references warehouse on delete cascade,
  sector_tint  text not null,
  position     int not null,
  label        text not null,
  primary key (warehouse_id, sector_tint)
);
create table picking_place (
  warehouse_id int not null references warehouse on delete cascade,
  product_id   int not null references product on delete cascade,
  place        text not null,
  primary key (warehouse_id, product_id)
);

-- The rule of pickingZone (packages/domain); a test holds the two together.
create function picking_zone(sector_tint text, perishable boolean, weighed boolean) returns text language sql immutable as $$
  select case when weighed and sector_tint in ('carne', 'pesce', 'salumi') then 'counter'
    else storage_zone(sector_tint, perishable) end
$$;

-- The part of an order in one zone, from when it is placed; in somebody's hands while it has an account.
create table picking_task (
  order_id     int not null references orders on delete cascade,
  zone         text not null check (zone in ('dry', 'chilled', 'frozen', 'counter')),
  lines        int not null,
  lines_done   int not null default 0,
  account_id   int references account,
  cart_place   int,
  taken_at     timestamptz,
  seen_at      timestamptz, -- when its picker was last heard of
  closed_at    timestamptz,
  primary key (order_id, zone)
);
create index picking_task_hands on picking_task (account_id) where account_id is not null and closed_at is null;
create function add_picking_tasks() returns trigger language plpgsql as $$
begin
  insert into picking_task (order_id, zone, lines)
  select order_id, picking_zone(sector_tint, perishable, estimated_grams is not null), count(*) from added group by 1, 2
  on conflict (order_id, zone) do update set lines = picking_task.lines + excluded.lines;
  return null;
end $$;
create trigger order_line_picking_tasks after insert on order_line referencing new table as added
  for each statement execute function add_picking_tasks();
insert into picking_task (order_id, zone, lines)
select order_id, picking_zone(sector_tint, perishable, estimated_grams is not null), count(*)
from order_line join orders using (order_id)
where state in ('draft', 'awaiting-payment', 'payment-failed', 'confirmed', 'reopened', 'picking') group by 1, 2;

-- What was done to a line last, by whom and on which device. What came of it is in the line itself, as every reader has it.
create table picking_line (
  order_line_id int primary key references order_line on delete cascade,
  order_id      int not null references orders on delete cascade,
  revision      int not null check (revision > 0), -- counts the changes
  status        text not null check (status in ('todo', 'counting', 'picked', 'weighed', 'partly', 'missing', 'substituted', 'refused')),
  quantity      int not null,
  grams         int,
  reason        text check (reason in ('not-there', 'short-date', 'damaged')),
  shelf         int not null default 0, -- of the product, on the shelf all the same
  substitute_id int references product on delete set null,
  refused       boolean not null default false,
  account_id    int references account, -- null: the customer refused
  device        text,
  at            timestamptz not null
);
create index picking_line_order on picking_line (order_id);

-- Each gesture that was applied, once: what is sent again is known by its id. Never updated.
create table picking_gesture (
  order_id      int not null references orders on delete cascade,
  gesture_id    text not null,
  order_line_id int not null references order_line on delete cascade,
  account_id    int references account, -- null: the customer
  device        text,
  kind          text not null,
  revision      int not null, -- the one it led to
  status        text not null,
  quantity      int not null,
  grams         int,
  reason        text,
  substitute_id int references product on delete set null, -- what came in its place, or was refused
  made_at       timestamptz not null, -- by the clock of the device
  at            timestamptz not null,
  primary key (order_id, gesture_id)
);
create index picking_gesture_at on picking_gesture (at);

-- A crate with its label, in which goods of an order of one temperature travel.
create table picking_crate (
  crate_id    int primary key generated by default as identity,
  order_id    int not null references orders on delete cascade,
  temperature text not null check (temperature in ('dry', 'chilled', 'frozen')),
  number      int not null, -- within the order
  bay         text,
  key         text not null, -- a request that is sent again opens no second crate
  opened_by   int not null references account,
  opened_at   timestamptz not null,
  unique (order_id, key),
  unique (order_id, number)
);

-- The Banco hears what pickers do.
create function tell_staff_of_picking() returns trigger language plpgsql as $$
begin
  perform tell_staff('picking', order_id, warehouse_id) from orders where order_id = new.order_id;
  return null;
end $$;
create trigger picking_task_tell_staff after update on picking_task for each row execute function tell_staff_of_picking();
create trigger picking_line_tell_staff after insert or update on picking_line
  for each row execute function tell_staff_of_picking();
create trigger picking_crate_tell_staff after insert or update on picking_crate
  for each row execute function tell_staff_of_picking();
