-- Staff buy for a customer who is on the telephone: a session of theirs is the customer's in the shop for a while.
alter table session
  add column acting_for int references account on delete cascade,
  add column acting_until timestamptz,
  add check ((acting_for is null) = (acting_until is null));
create index session_acting on session (acting_for) where acting_for is not null;
alter table orders add column placed_by int references account; -- of the staff, where it was not the customer

alter table payment_type drop constraint payment_type_kind_check, add constraint payment_type_kind_check
  check (kind in ('card', 'saved-card', 'stripe', 'satispay', 'meal-ticket', 'gift', 'due-date', 'pay-link'));
insert into payment_type (payment_type_id, provider, code, name, description, position, allows_auth, active, kind) values
  (42, 'pay-link', 'pay-link', 'Paga il cliente, da un link', 'Gli scriviamo: paga con la sua carta entro due giorni', 6, false, true, 'pay-link');
