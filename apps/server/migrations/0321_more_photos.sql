-- Photos of a product beside its picture, in their order: names of product_photo, of which no row is ever removed.
alter table product add column more_photos text[] not null default '{}' check (cardinality(more_photos) <= 7);
