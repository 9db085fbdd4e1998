-- What lists of the Banco sort and count by at 50,000 products and 200,000 orders lies in an index; figures: docs/performance.md.

-- The common consumer price by product, -1 where there is none: sorting joins nothing.
create table product_price_shown (
  product_id int primary key references product on delete cascade,
  cents      int not null default -1
);
insert into product_price_shown
select product_id, coalesce((select amount_cents from price r where r.product_id = p.product_id and price_list_id = 1
  and warehouse_id = 0 and valid_to is null), -1) from product p;
create index product_price_shown_cents on product_price_shown (cents, product_id);
create function add_price_shown() returns trigger language plpgsql as $$
begin
  insert into product_price_shown (product_id) select product_id from added on conflict do nothing;
  return null;
end $$;
create trigger product_price_shown after insert on product referencing new table as added
  for each statement execute function add_price_shown();
create function keep_price_shown() returns trigger language plpgsql as $$
begin
  insert into product_price_shown as s
  select product_id, coalesce((select r.amount_cents from price r where r.product_id = p.product_id and r.price_list_id = 1
    and r.warehouse_id = 0 and r.valid_to is null), -1)
  from product p where product_id in (select product_id from changed where price_list_id = 1 and warehouse_id = 0) order by product_id
  on conflict (product_id) do update set cents = excluded.cents where s.cents <> excluded.cents;
  return null;
end $$;
create trigger price_shown_new after insert on price referencing new table as changed
  for each statement execute function keep_price_shown();
create trigger price_shown_change after update on price referencing new table as changed
  for each statement execute function keep_price_shown();
create trigger price_shown_end after delete on price referencing old table as changed
  for each statement execute function keep_price_shown();

create index product_hidden on product (short_name, product_id) where not published;
create index product_counted on product (product_id) include (published, gaps);
create index product_by_popularity on product (popularity, product_id);
create index product_no_photo on product (product_id) where gaps && array['photo'];
create index product_to_complete on product (product_id) where gaps && array['operator', 'allergens', 'content'];

-- What certificates paid in advance pay of an order counts in its total, by which lists sort.
alter table orders add column prepaid_cents int not null default 0;
create function keep_prepaid_of_order() returns trigger language plpgsql as $$
declare
  of_order int := case when tg_op = 'DELETE' then old.order_id else new.order_id end;
begin
  update orders set prepaid_cents = sums.cents
  from (select coalesce(sum(u.amount_cents), 0)::int as cents from order_gift_certificate u join gift_certificate g using (gift_certificate_id)
    where u.order_id = of_order and u.state = 'reserved' and g.kind = 'prepaid') sums
  where order_id = of_order and prepaid_cents <> sums.cents;
  return null;
end $$;
create trigger order_prepaid after insert or update or delete on order_gift_certificate
  for each row execute function keep_prepaid_of_order();
update orders o set prepaid_cents = u.cents
from (select order_id, sum(amount_cents)::int as cents from order_gift_certificate join gift_certificate g using (gift_certificate_id)
  where state = 'reserved' and g.kind = 'prepaid' group by order_id) u
where u.order_id = o.order_id;
drop index orders_total;
create index orders_total on orders ((coalesce(delivered_cents, total_cents - gift_cents) + prepaid_cents), order_number);
-- Orders that are not over, of which there are few: a list of them by slot never walks through those of months ago.
create index orders_under_way on orders (slot_begin_at, order_number)
  where state in ('confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery', 'not-delivered');
-- Counts of the tabs under the filters of the page read this index and no order.
drop index orders_state_slot;
create index orders_state_slot on orders (state, slot_begin_at) include (warehouse_id, delivery_service_id, company_id, zones);
create index orders_lines on orders (line_count, order_number);
create index orders_number_begins on orders (lower(order_number) text_pattern_ops);
create index orders_state_number on orders (state, order_number);
create index payment_of_type on payment (payment_type_id, order_id);
create index payment_waiting_since on payment (created_at) where state in ('created', 'redirected', 'given-up');

create index einvoice_holder on einvoice (holder_name, einvoice_id);
create index einvoice_total on einvoice (total_cents, einvoice_id);
create index einvoice_send_by on einvoice (send_by, einvoice_id);
create index audit_log_at on audit_log (at, audit_id);
