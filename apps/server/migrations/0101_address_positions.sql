-- Where an address is on the map, who said so, and how exactly. Coordinates written before stay as they are: their source is unknown.
alter table address
  add column position_source text check (position_source in ('geocoder', 'customer', 'staff')),
  -- 'place': the geocoder knows the town or postal code alone, which gives no coordinates
  add column position_precision text check (position_precision in ('house', 'street', 'place')),
  -- when the geocoder answered last, or was given up; null: it has not been asked about this address
  add column position_asked_at timestamptz,
  add column position_failures smallint not null default 0,
  add constraint address_position_whole
    check (position_source is null or (latitude is not null and longitude is not null and position_precision is not null));
-- The job looks for those nobody has placed.
create index address_unplaced on address (address_id) where latitude is null and deleted_at is null;

-- When the geocoder may be asked next, by whichever worker. One row.
create table geocoder_pace (
  only_row boolean primary key default true check (only_row),
  next_at  timestamptz not null default '-infinity'
);
insert into geocoder_pace default values;
