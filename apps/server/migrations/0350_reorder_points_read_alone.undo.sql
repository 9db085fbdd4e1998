drop index replenishment_reorder;
create index replenishment_reorder on replenishment (warehouse_id, product_id) where reorder_point is not null;
