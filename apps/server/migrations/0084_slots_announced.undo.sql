drop trigger timeslot_tell_staff on timeslot;
create trigger timeslot_tell_staff after update on timeslot for each row
  when ((old.closed, old.capacity_orders, old.capacity_units) is distinct from (new.closed, new.capacity_orders, new.capacity_units))
  execute function tell_staff_of_slot();
