-- A van that has left, or is back, may make another round in the same slot: for the orders that were not ready when it left.
alter table round drop constraint round_timeslot_id_van_id_key;
create unique index round_van_to_leave on round (timeslot_id, van_id) where state in ('draft', 'confirmed');
create index round_of_slot on round (timeslot_id, van_id);
