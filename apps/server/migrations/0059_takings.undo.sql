drop index order_withdrawal_taking_due;
drop index orders_taking_due;
alter table order_withdrawal drop column in_takings_at;
alter table orders drop column in_takings_at;
drop table taking;
