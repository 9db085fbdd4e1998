alter table slot_booking drop column cost_cents;
