drop table problem_photo;
alter table order_withdrawal drop column as_voucher;
alter table order_problem_line drop column quantity;
alter table order_problem drop column outcome, drop column wish;
