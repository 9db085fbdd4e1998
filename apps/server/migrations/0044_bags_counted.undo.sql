alter table order_settlement drop column bags;
alter table order_package drop column delivered_quantity;
