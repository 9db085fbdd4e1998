-- The goods of a cart wait while an order is changed in it, and come back when the change is over.
alter table cart drop constraint cart_state_check;
alter table cart add constraint cart_state_check check (state in ('open', 'ordered', 'merged', 'parked'));
create index cart_parked on cart (account_id) where state = 'parked';
