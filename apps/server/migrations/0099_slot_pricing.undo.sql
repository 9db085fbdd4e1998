alter table slot_booking drop column eco_cents;
drop table slot_pricing;
