alter table point_entry drop constraint point_entry_points_check;
alter table point_entry drop constraint point_entry_kind_check;
update point_entry set kind = 'withdrawal' where kind = 'refund';
alter table point_entry
  add constraint point_entry_kind_check check (kind in ('opening', 'order', 'reward', 'reward-cancelled', 'withdrawal')),
  add constraint point_entry_points_check check (points <> 0 or kind = 'withdrawal');
drop view order_gift_return;
alter table orders drop column missing_returned_at;
drop table order_missing_gift;
alter table order_problem drop column solved_at;
alter table order_withdrawal drop column order_problem_id;
