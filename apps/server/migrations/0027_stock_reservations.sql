-- What an order holds of a product in a warehouse: one owner and one place for each piece promised (ADR 0004).
-- `stock.reserved` is always the sum of it, changed in the same transaction (stock-reservations.repo.ts).
create table stock_reservation (
  order_id     int not null references orders on delete cascade,
  product_id   int not null,
  warehouse_id int not null,
  quantity     int not null check (quantity > 0), -- thousandths
  primary key (order_id, product_id, warehouse_id),
  foreign key (warehouse_id, product_id) references stock (warehouse_id, product_id) on delete cascade
);
create index stock_reservation_stock on stock_reservation (warehouse_id, product_id);

insert into stock_reservation (order_id, product_id, warehouse_id, quantity)
select o.order_id, l.product_id, o.warehouse_id, sum(l.reserved)
from order_line l join orders o using (order_id)
join stock s on s.product_id = l.product_id and s.warehouse_id = o.warehouse_id
where l.reserved > 0 group by o.order_id, l.product_id, o.warehouse_id;

-- Orders changed to another warehouse had left each side with a wrong count. What is promised is there, as an import has it.
update stock s set reserved = held.quantity, on_hand = greatest(s.on_hand, held.quantity)
from (select s.warehouse_id, s.product_id, coalesce(sum(r.quantity), 0)::int as quantity
  from stock s left join stock_reservation r using (warehouse_id, product_id) group by s.warehouse_id, s.product_id) held
where s.warehouse_id = held.warehouse_id and s.product_id = held.product_id and s.reserved <> held.quantity;

alter table order_line drop column reserved;
