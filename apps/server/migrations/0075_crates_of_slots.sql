-- A slot counts what its vans carry, too: crates are estimated when a place is taken. Null: no limit.
alter table slot_template add column capacity_crates int check (capacity_crates >= 0);
alter table slot_exception add column capacity_crates int check (capacity_crates >= 0);
alter table slot_booking add column crates int not null default 1 check (crates >= 0);
alter table timeslot
  add column capacity_crates int,
  add column taken_crates int not null default 0 check (taken_crates >= 0),
  add constraint timeslot_crates_fit check (taken_crates <= capacity_crates);

-- places of days to come count what is ordered, by the rule of estimatedCrates (packages/domain)
update slot_booking b set crates = n.crates
  from (select order_id, greatest(1, sum(crates))::int as crates
      from (select l.order_id, greatest(ceil(sum(ceil(l.quantity / 1000.0)) / 14), ceil(sum(case when l.selling_mode = 'loose' then l.quantity
            else ceil(l.quantity / 1000.0) * coalesce(p.gross_grams, 0) end) / 15000.0)) as crates
          from timeslot t join slot_booking o on o.timeslot_id = t.timeslot_id and o.state = 'confirmed'
            join order_line l on l.order_id = o.order_id left join product p on p.product_id = l.product_id
          where t.day >= current_date
          group by l.order_id, storage_zone(l.sector_tint, l.perishable)) z
      group by order_id) n
 where b.order_id = n.order_id and b.state = 'confirmed';
update timeslot t set taken_crates = n.crates
  from (select timeslot_id, sum(crates)::int as crates from slot_booking where state in ('held', 'confirmed') group by timeslot_id) n
 where t.timeslot_id = n.timeslot_id;

create trigger timeslot_tell_staff_of_crates after update on timeslot for each row
  when (old.capacity_crates is distinct from new.capacity_crates) execute function tell_staff_of_slot();
