drop trigger orders_reopen_report on orders;
drop function reopen_report_of_redelivery;
alter table orders drop column redelivers_problem_id;
update order_problem set outcome = 'none' where outcome = 'redelivery';
alter table order_problem drop constraint order_problem_outcome_check;
alter table order_problem add constraint order_problem_outcome_check check (outcome in ('refund', 'voucher', 'none'));
