alter table company drop column max_order_cents;
