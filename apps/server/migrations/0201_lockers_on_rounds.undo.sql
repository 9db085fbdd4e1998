drop index orders_locker_of_slot;
update round_stop set proof = 'office' where proof = 'locker';
alter table round_stop drop constraint round_stop_proof_check;
alter table round_stop add constraint round_stop_proof_check check (proof in ('signature', 'code', 'neighbour', 'office'));
