drop table geocoder_pace;
drop index address_unplaced;
alter table address
  drop constraint address_position_whole,
  drop column position_failures,
  drop column position_asked_at,
  drop column position_precision,
  drop column position_source;
