-- Figures of the shop by day, so that reports need not read every order. A day is that of the slot, in Italian time.
create table report_hour (
  day             date not null,
  warehouse_id    int not null references warehouse on delete cascade,
  hour            int not null, -- the slot begins
  orders          int not null,
  estimated       int not null, -- of them: not prepared yet, with the cents they were ordered for
  cents           bigint not null, -- with what certificates paid
  voucher_cents   bigint not null, -- of them
  lines           int not null, -- of prepared orders
  missing         int not null,
  net_cents       bigint not null, -- without VAT, of goods whose cost is known
  cost_cents      bigint not null, -- of the same goods
  newcomers       int not null, -- first orders
  brought         int not null, -- by vans
  on_time         int not null, -- of them: within their window
  returned_cents  bigint not null, -- of what was asked for on this day, whenever it had been bought
  primary key (day, warehouse_id, hour)
);
create table report_missing (
  day          date not null,
  warehouse_id int not null references warehouse on delete cascade,
  code         text not null,
  name         text not null,
  product_id   int,
  lines        int not null,
  cents        bigint not null, -- that they would have brought
  primary key (day, warehouse_id, code)
);
create table report_substitution (
  day          date not null,
  warehouse_id int not null references warehouse on delete cascade,
  name         text not null,
  substitute   text not null,
  proposed     int not null,
  refused      int not null, -- before the crates were closed
  at_door      int not null,
  refunded     int not null, -- later
  primary key (day, warehouse_id, name, substitute)
);
create table report_picker (
  day          date not null,
  warehouse_id int not null references warehouse on delete cascade,
  account_id   int not null references account on delete cascade,
  orders       int not null,
  lines        int not null,
  missing      int not null,
  seconds      float8 not null,
  primary key (day, warehouse_id, account_id)
);

-- Days whose figures have to be counted again. Many rows of a day may stand here: who writes an order waits for nobody.
create table report_due (
  day          date not null,
  warehouse_id int not null
);
create index report_due_day on report_due (day);

create function shop_day(at timestamptz) returns date language sql immutable as $$ select (at at time zone 'Europe/Rome')::date $$;
-- Whether an order is a figure: what the shop prepares, has prepared or brought.
create function is_counted(state text, delivered_cents int) returns boolean language sql immutable as $$
  select state in ('confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery', 'delivered', 'not-delivered')
    or state = 'withdrawn' and delivered_cents is not null
$$;

create function report_of_order() returns trigger language plpgsql as $$
begin
  if is_counted(new.state, new.delivered_cents) or tg_op = 'UPDATE' and is_counted(old.state, old.delivered_cents) then
    insert into report_due values (shop_day(new.slot_begin_at), new.warehouse_id);
    if tg_op = 'UPDATE' and (old.slot_begin_at, old.warehouse_id) <> (new.slot_begin_at, new.warehouse_id) then
      insert into report_due values (shop_day(old.slot_begin_at), old.warehouse_id);
    end if;
    -- whose order is the first one may be another now
    if tg_op = 'INSERT' or is_counted(old.state, old.delivered_cents) <> is_counted(new.state, new.delivered_cents)
      or old.slot_begin_at <> new.slot_begin_at then
      insert into report_due select shop_day(slot_begin_at), warehouse_id from orders
      where account_id = new.account_id and order_id <> new.order_id and is_counted(state, delivered_cents)
      order by slot_begin_at, order_id limit 1;
    end if;
  end if;
  return null;
end $$;
create trigger orders_report_new after insert on orders for each row execute function report_of_order();
create trigger orders_report after update on orders for each row
  when ((old.state, old.delivered_cents, old.slot_begin_at, old.warehouse_id)
    is distinct from (new.state, new.delivered_cents, new.slot_begin_at, new.warehouse_id))
  execute function report_of_order();

create function report_of_return() returns trigger language plpgsql as $$
begin
  insert into report_due select distinct unnest(array[shop_day(new.requested_at), shop_day(o.slot_begin_at)]), o.warehouse_id
  from orders o where o.order_id = new.order_id;
  return null;
end $$;
create trigger order_withdrawal_report after insert on order_withdrawal for each row execute function report_of_return();
create trigger order_withdrawal_report_change after update on order_withdrawal for each row
  when (old.refund_cents <> new.refund_cents) execute function report_of_return();
create function report_of_order_beside() returns trigger language plpgsql as $$
begin
  insert into report_due select shop_day(slot_begin_at), warehouse_id from orders where order_id = new.order_id;
  return null;
end $$;
create trigger round_stop_report after update on round_stop for each row
  when ((old.state, old.done_at) is distinct from (new.state, new.done_at)) execute function report_of_order_beside();
create trigger picking_line_report after update on picking_line for each row
  when (old.refused <> new.refused) execute function report_of_order_beside();
create function report_of_gestures() returns trigger language plpgsql as $$
begin
  insert into report_due select distinct shop_day(a.at), o.warehouse_id from added a join orders o using (order_id);
  return null;
end $$;
create trigger picking_gesture_report after insert on picking_gesture referencing new table as added
  for each statement execute function report_of_gestures();

create index order_withdrawal_requested on order_withdrawal (requested_at);
-- what there is already is counted by the first run of the job
insert into report_due
select distinct shop_day(slot_begin_at), warehouse_id from orders where is_counted(state, delivered_cents)
union select distinct shop_day(w.requested_at), o.warehouse_id from order_withdrawal w join orders o using (order_id)
union select distinct shop_day(g.at), o.warehouse_id from picking_gesture g join orders o using (order_id);
