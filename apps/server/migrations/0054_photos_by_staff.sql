-- Photos of products that staff upload: cleaned, without what cameras write about place and time, in the database so that every node
-- has them. Found by what they hold: the same photo is kept once. Who put one on a product stands in the log.
create table product_photo (
  photo      text primary key check (photo ~ '^[0-9a-f]{32}$'),
  bytes      bytea not null,
  width      int not null,
  height     int not null,
  created_at timestamptz not null
);
-- It stands before the picture an import gives, which stays as it is.
alter table product add column photo text references product_photo;
create index product_photo_used on product (photo) where photo is not null;
alter table product alter column gaps set expression as (array_remove(array[
  case when photo is null and jsonb_typeof(picture) is distinct from 'string' then 'photo' end,
  case when coalesce(facts->'operator'->>'address', '') = '' then 'operator' end,
  case when facts ? 'ingredients' and not facts ? 'allergens' then 'allergens' end,
  case when content_amount is null and selling_mode in ('piece', 'pack') then 'content' end], null));
-- The list shows names without their brand, and is sorted by what it shows.
drop index product_by_name;
create index product_by_name on product (short_name, product_id);
