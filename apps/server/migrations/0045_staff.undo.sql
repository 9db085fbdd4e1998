drop trigger timeslot_tell_staff on timeslot;
drop function tell_staff_of_slot;
drop trigger order_settlement_tell_staff on order_settlement;
drop trigger order_withdrawal_tell_staff on order_withdrawal;
drop trigger order_problem_tell_staff on order_problem;
drop function tell_staff_about_order;
drop trigger orders_tell_staff on orders;
drop function tell_staff_of_order;
drop table order_note;
drop function tell_staff_of_note;
drop function tell_staff;
-- a parcel nobody took waits in the shop
update orders set state = 'ready' where state = 'not-delivered';
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (state in ('draft', 'awaiting-payment', 'confirmed', 'picking', 'picked',
  'ready', 'out-for-delivery', 'delivered', 'payment-failed', 'cancelled', 'withdrawn', 'reopened', 'replaced'));
drop index order_withdrawal_key;
alter table order_withdrawal drop column idempotency_key, drop column staff_id;
drop table audit_log;
drop function audit_log_is_append_only;
alter table session drop column single_sign_on, drop column locked_at;
drop table staff_member;
