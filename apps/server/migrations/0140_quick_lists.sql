-- Lists of the Banco that read too much at 50,000 products and 200,000 orders; figures: docs/performance.md.

-- What no shelf holds beyond what is promised. A column and not a condition of the index: a write to the stock touches the index
-- only when the last piece goes or the first one comes back.
alter table stock add column sold_out boolean not null
  generated always as (on_hand is not null and on_hand <= reserved) stored;
create index stock_sold_out on stock (warehouse_id, product_id) where sold_out;

-- What reports and withdrawals are found by is that of their order, kept in step: one by one the orders were read for it.
alter table care_case add column search_text text not null default '';
update care_case c set search_text = o.search_text from orders o where o.order_id = c.order_id;
create index care_case_search on care_case using gin (search_text gin_trgm_ops);
create function fill_case_search() returns trigger language plpgsql as $$
begin
  new.search_text := coalesce((select search_text from orders where order_id = new.order_id), '');
  return new;
end $$;
create trigger care_case_fill_search before insert on care_case for each row execute function fill_case_search();
create function keep_case_search() returns trigger language plpgsql as $$
begin
  update care_case set search_text = new.search_text where order_id = new.order_id;
  return null;
end $$;
create trigger orders_case_search after update of search_text on orders
  for each row when (old.search_text is distinct from new.search_text) execute function keep_case_search();
