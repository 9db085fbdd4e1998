drop table slot_booking, timeslot, slot_exception, slot_template, municipality_postalcode, delivery_zone_postalcode,
  delivery_zone, delivery_service;
