drop index delivery_zone_with_border;
drop function zone_border(jsonb);
alter table delivery_zone drop constraint delivery_zone_border;
