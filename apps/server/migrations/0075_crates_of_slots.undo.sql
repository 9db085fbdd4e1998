drop trigger timeslot_tell_staff_of_crates on timeslot;
alter table timeslot drop column capacity_crates, drop column taken_crates;
alter table slot_booking drop column crates;
alter table slot_exception drop column capacity_crates;
alter table slot_template drop column capacity_crates;
