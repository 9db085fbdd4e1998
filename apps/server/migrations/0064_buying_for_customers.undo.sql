delete from payment_type where payment_type_id = 42;
alter table payment_type drop constraint payment_type_kind_check, add constraint payment_type_kind_check
  check (kind in ('card', 'saved-card', 'stripe', 'satispay', 'meal-ticket', 'gift', 'due-date'));
alter table orders drop column placed_by;
alter table session drop column acting_for, drop column acting_until;
