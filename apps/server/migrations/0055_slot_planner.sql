-- One window of one day may differ from the typical week in everything customers see; slots for companies only.
alter table slot_template add column companies_only boolean not null default false;
alter table timeslot add column companies_only boolean not null default false;
alter table slot_exception
  add column capacity_units int check (capacity_units >= 0),
  add column cost_cents int check (cost_cents >= 0),
  add column cutoff_minutes int check (cutoff_minutes >= 0),
  add column eco boolean,
  add column companies_only boolean,
  add constraint slot_exception_capacity check (capacity_orders >= 0);
-- the latest word about a day or a window is the one that counts
delete from slot_exception older using slot_exception newer
 where older.warehouse_id = newer.warehouse_id and older.day = newer.day
   and older.slot_template_id is not distinct from newer.slot_template_id
   and older.slot_exception_id < newer.slot_exception_id;
create unique index slot_exception_key on slot_exception (warehouse_id, day, slot_template_id) nulls not distinct;
drop index slot_exception_day;

-- rooms of the Banco bring their own things; the words are those of the program
alter table audit_log drop constraint audit_log_subject_kind_check;
alter table audit_log add constraint audit_log_subject_kind_check check (subject_kind ~ '^[a-z-]{3,30}$');
