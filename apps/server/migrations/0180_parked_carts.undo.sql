drop index cart_parked;
update cart set state = 'merged' where state = 'parked';
alter table cart drop constraint cart_state_check;
alter table cart add constraint cart_state_check check (state in ('open', 'ordered', 'merged'));
