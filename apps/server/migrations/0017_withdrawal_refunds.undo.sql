alter table order_withdrawal drop column card_refunded_at;
alter table order_withdrawal drop column card_cents;
