-- Vans bring orders to lockers too: such a stop ends when its goods are behind their doors.
alter table round_stop drop constraint round_stop_proof_check;
alter table round_stop add constraint round_stop_proof_check
  check (proof in ('signature', 'code', 'neighbour', 'office', 'locker'));
create index orders_locker_of_slot on orders (timeslot_id) where delivery_service_id = 3;
