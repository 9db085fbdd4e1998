-- What runs short in a store is found by reading all its reorder points: from the index alone, a fifth of the pages.
drop index replenishment_reorder;
create index replenishment_reorder on replenishment (warehouse_id, product_id) include (reorder_point) where reorder_point is not null;
