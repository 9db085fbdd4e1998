-- places kept for nobody any more are free again
update timeslot t set taken_orders = t.taken_orders - n.orders, taken_units = t.taken_units - n.units, taken_crates = t.taken_crates - n.crates
  from (select timeslot_id, count(*)::int as orders, sum(units)::int as units, sum(crates)::int as crates
      from weekly_place where state = 'reserved' group by timeslot_id) n
 where t.timeslot_id = n.timeslot_id;
drop table weekly_place, weekly_slot, weekly_slot_terms;
drop function weekly_place_given_back;
delete from notice_choice where kind = 'weekly';
alter table notice_choice drop constraint notice_choice_kind_check;
alter table notice_choice add constraint notice_choice_kind_check
  check (kind in ('substitutions', 'van', 'slot', 'product', 'zone', 'voucher'));
delete from push_notice where kind = 'weekly';
