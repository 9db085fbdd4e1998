drop index round_of_slot;
drop index round_van_to_leave;
-- of two rounds of a van in a slot the later one goes to the next free van of its store, or none of this can be undone
update round r set van_id = (select v.van_id from van v where v.warehouse_id = r.warehouse_id
    and not exists (select from round o where o.timeslot_id = r.timeslot_id and o.van_id = v.van_id) order by v.van_id limit 1)
  where exists (select from round o where o.timeslot_id = r.timeslot_id and o.van_id = r.van_id and o.round_id < r.round_id);
alter table round add constraint round_timeslot_id_van_id_key unique (timeslot_id, van_id);
