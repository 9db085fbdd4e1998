-- A place in a slot keeps the price it was taken at: the planner may change the slot's price later, not that of who holds it.
-- Null: a place written without a price (loaded data); the price of the slot counts.
alter table slot_booking add column cost_cents int;
update slot_booking b set cost_cents = t.cost_cents from timeslot t where t.timeslot_id = b.timeslot_id and b.state <> 'released';
