alter table product_list drop column recurs_days, drop column proposed_from;
