-- Lists of the Banco at hundreds of thousands of orders: what they search, sort and filter by lies in the row of the order.
create extension if not exists pg_trgm;
alter table orders
  add column customer_name text not null default '', -- family name first, as lists are sorted; at the time of the order
  add column search_text text not null default '',
  add column line_count int not null default 0, -- what was chosen, without what came free
  add column zones text[] not null default '{}'; -- 'dry', 'chilled', 'frozen': how its goods travel

create function order_search_text(o orders) returns text language sql stable as $$
  select lower(concat_ws(' ', o.order_number, a.first_name, a.last_name, a.email, a.phone, c.name,
    o.address->>'address1', o.address->>'addressNumber', o.address->>'city', o.purchase_order))
  from account a left join company c on c.company_id = o.company_id where a.account_id = o.account_id
$$;
create function fill_order_search() returns trigger language plpgsql as $$
begin
  new.search_text := coalesce(order_search_text(new), '');
  new.customer_name := coalesce((select trim(coalesce(c.name, a.last_name || ' ' || a.first_name)) from account a
    left join company c on c.company_id = new.company_id where a.account_id = new.account_id), '');
  return new;
end $$;
create trigger orders_fill_search before insert on orders for each row execute function fill_order_search();

-- The rule of storageZone (packages/domain); a test holds the two together.
create function storage_zone(sector_tint text, perishable boolean) returns text language sql immutable as $$
  select case when sector_tint = 'gelo' then 'frozen' when perishable then 'chilled' else 'dry' end
$$;
create function count_order_lines() returns trigger language plpgsql as $$
begin
  update orders o set line_count = o.line_count + n.lines,
    zones = (select array_agg(distinct zone) from unnest(o.zones || n.zones) zone)
  from (select order_id, count(*) filter (where insertion_type_id = 1) as lines,
      array_agg(distinct storage_zone(sector_tint, perishable)) as zones from added group by order_id) n
  where o.order_id = n.order_id;
  return null;
end $$;
create trigger order_line_count after insert on order_line referencing new table as added
  for each statement execute function count_order_lines();

update orders o set search_text = coalesce(order_search_text(o), ''),
  customer_name = coalesce((select trim(coalesce(c.name, a.last_name || ' ' || a.first_name)) from account a
    left join company c on c.company_id = o.company_id where a.account_id = o.account_id), ''),
  line_count = coalesce((select count(*) from order_line l where l.order_id = o.order_id and l.insertion_type_id = 1), 0),
  zones = coalesce((select array_agg(distinct storage_zone(l.sector_tint, l.perishable)) from order_line l
    where l.order_id = o.order_id), '{}');

create index orders_search on orders using gin (search_text gin_trgm_ops);
create index orders_slot on orders (slot_begin_at, order_number);
create index orders_warehouse_slot on orders (warehouse_id, slot_begin_at, order_number);
create index orders_state_slot on orders (state, slot_begin_at);
create index orders_created on orders (created_at);
create index orders_customer on orders (customer_name, order_number);
create index orders_total on orders ((coalesce(delivered_cents, total_cents - gift_cents)));
create index order_problem_open on order_problem (order_id) where state = 'open';
