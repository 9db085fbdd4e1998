-- Payments of vouchers go with what they paid; the vouchers that were made stay money of whoever has them.
alter table payment_event disable trigger payment_event_append_only;
delete from payment_event e using payment p where p.payment_id = e.payment_id and p.gift_voucher_order_id is not null;
alter table payment_event enable trigger payment_event_append_only;
delete from payment where gift_voucher_order_id is not null;
alter table payment drop column payable_id;
alter table payment drop constraint payment_pays_one_order, drop column gift_voucher_order_id, alter column order_id set not null;
alter table orders drop constraint orders_not_gift_voucher;
drop table gift_voucher_order;
