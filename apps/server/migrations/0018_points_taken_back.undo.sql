alter table order_benefit drop column points_taken_back;
delete from point_entry where points = 0;
alter table point_entry drop constraint point_entry_points_check;
alter table point_entry drop constraint point_entry_kind_check;
-- the balance stays the sum of the ledger: what was taken back is kept as something spent
update point_entry set kind = 'reward' where kind = 'withdrawal';
alter table point_entry
  add constraint point_entry_kind_check check (kind in ('opening', 'order', 'reward', 'reward-cancelled')),
  add constraint point_entry_points_check check (points <> 0);
