alter table order_withdrawal drop column gifts_returned_at;
drop table order_withdrawal_gift;
