alter table order_approval drop column replaces_order_id;
