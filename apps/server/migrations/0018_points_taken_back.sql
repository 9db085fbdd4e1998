-- Points of goods that come back are taken back in proportion, never below zero: what is missing is a note in the ledger,
-- so an entry may be about 0 points.
alter table point_entry drop constraint point_entry_points_check;
alter table point_entry drop constraint point_entry_kind_check;
alter table point_entry
  add constraint point_entry_kind_check check (kind in ('opening', 'order', 'reward', 'reward-cancelled', 'withdrawal')),
  add constraint point_entry_points_check check (points <> 0 or kind = 'withdrawal');
-- What should have been taken back so far, whether there was enough or not.
alter table order_benefit add column points_taken_back int not null default 0;
