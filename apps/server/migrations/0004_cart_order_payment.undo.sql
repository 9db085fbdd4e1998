alter table cart drop constraint cart_modified_order;
alter table slot_booking drop constraint slot_booking_order_fk, drop constraint slot_booking_cart_fk;
drop table payment_event, payment, payment_auth, payment_type, order_event, order_gift_certificate, order_package,
  order_line, orders, cart_gift_certificate, gift_certificate, cart_item, cart, order_package_type;
drop function ledger_is_append_only;
