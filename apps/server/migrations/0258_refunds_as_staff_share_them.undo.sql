alter table order_withdrawal drop column wanted_cents;
