alter table order_line add column reserved int not null default 0 check (reserved >= 0);
-- the lines of a product share what is held of it, the first one first
update order_line l set reserved = shared.own
from (select l.order_line_id, least(l.quantity, greatest(0, r.quantity - coalesce(sum(l.quantity) over (
    partition by l.order_id, l.product_id order by l.position rows between unbounded preceding and 1 preceding), 0)))::int as own
  from order_line l join orders o using (order_id)
  join stock_reservation r on r.order_id = l.order_id and r.product_id = l.product_id and r.warehouse_id = o.warehouse_id) shared
where l.order_line_id = shared.order_line_id;
drop table stock_reservation;
