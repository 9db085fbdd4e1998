drop trigger delivery_zone_seen on delivery_zone;
