-- The planner shows price, cut-off and who may book too: whoever looks hears of those changes. Places taken are not announced.
drop trigger timeslot_tell_staff on timeslot;
create trigger timeslot_tell_staff after update on timeslot for each row
  when ((old.closed, old.capacity_orders, old.capacity_units, old.cost_cents, old.cutoff_at, old.eco, old.companies_only)
    is distinct from (new.closed, new.capacity_orders, new.capacity_units, new.cost_cents, new.cutoff_at, new.eco, new.companies_only))
  execute function tell_staff_of_slot();
