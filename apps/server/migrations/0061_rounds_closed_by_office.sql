-- A round that never came back is closed by the store: it says of each stop whether the goods were brought, without a proof of the door.
alter table round_stop drop constraint round_stop_proof_check;
alter table round_stop add constraint round_stop_proof_check check (proof in ('signature', 'code', 'neighbour', 'office'));
