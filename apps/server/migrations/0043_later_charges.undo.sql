alter table account drop column later_charges_refused_at;
