alter table orders drop column cost_centre, drop column purchase_order;
alter table cart drop column cost_centre, drop column purchase_order;
