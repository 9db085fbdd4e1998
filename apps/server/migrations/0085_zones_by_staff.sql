-- Which services a store offers follows from its zones, and the catalogue says it: a zone that comes or goes is heard of.
create trigger delivery_zone_seen after insert or delete on delivery_zone
  for each statement execute function catalogue_all_changed();
