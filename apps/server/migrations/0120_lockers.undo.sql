drop table locker_event;
drop table locker_deposit;
drop trigger slot_booking_free_locker on slot_booking;
drop function free_locker_claims;
drop table locker_claim;
drop table locker_compartment;
drop table locker_station;
drop function tell_staff_of_locker;
create or replace function is_counted(state text, delivered_cents int) returns boolean language sql immutable as $$
  select state in ('confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery', 'delivered', 'not-delivered')
    or state = 'withdrawn' and delivered_cents is not null
$$;
drop index orders_under_way;
-- goods at a station wait for their customer
update orders set state = 'ready' where state = 'in-locker';
create index orders_under_way on orders (slot_begin_at, order_number)
  where state in ('confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery', 'not-delivered');
alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (state in ('draft', 'awaiting-payment', 'confirmed', 'picking', 'picked',
  'ready', 'out-for-delivery', 'delivered', 'not-delivered', 'payment-failed', 'cancelled', 'withdrawn', 'reopened', 'replaced'));
