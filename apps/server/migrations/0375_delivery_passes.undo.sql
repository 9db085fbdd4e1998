-- Payments of passes go with what they paid; orders keep what they cost.
alter table orders drop constraint orders_pass_saved, drop column pass_saved_cents, drop column delivery_pass_order_id;
alter table orders drop constraint orders_not_delivery_pass;
alter table payment_event disable trigger payment_event_append_only;
delete from payment_event e using payment p where p.payment_id = e.payment_id and p.delivery_pass_order_id is not null;
alter table payment_event enable trigger payment_event_append_only;
delete from payment where delivery_pass_order_id is not null;
alter table payment alter column payable_id set expression as (coalesce(order_id, gift_voucher_order_id));
alter table payment drop constraint payment_pays_one_order, drop column delivery_pass_order_id;
alter table payment add constraint payment_pays_one_order check (num_nonnulls(order_id, gift_voucher_order_id) = 1);
drop table delivery_pass_order;
drop table delivery_pass_offer;
