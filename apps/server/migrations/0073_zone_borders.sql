-- A zone drawn on the map serves every place within its border, also beyond its postal codes.

-- A border without an area narrowed nothing.
update delivery_zone set polygon = null where jsonb_typeof(polygon) <> 'array' or jsonb_array_length(polygon) < 3;
alter table delivery_zone add constraint delivery_zone_border
  check (case when jsonb_typeof(polygon) = 'array' then jsonb_array_length(polygon) >= 3 else polygon is null end);

-- The corners [[lat, lon], …] as the database's own polygon: it knows inside from outside.
create function zone_border(corners jsonb) returns polygon language sql immutable strict parallel safe
  return (select ('(' || string_agg('(' || (corner ->> 0) || ',' || (corner ->> 1) || ')', ',' order by n) || ')')::polygon
            from jsonb_array_elements(corners) with ordinality as border(corner, n));

-- Every place that is known is looked up among the few zones that have one.
create index delivery_zone_with_border on delivery_zone (delivery_zone_id) where polygon is not null;
