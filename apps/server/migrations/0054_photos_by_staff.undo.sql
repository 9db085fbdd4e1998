drop index product_by_name;
create index product_by_name on product (name, product_id);
alter table product alter column gaps set expression as (array_remove(array[
  case when jsonb_typeof(picture) is distinct from 'string' then 'photo' end,
  case when coalesce(facts->'operator'->>'address', '') = '' then 'operator' end,
  case when facts ? 'ingredients' and not facts ? 'allergens' then 'allergens' end,
  case when content_amount is null and selling_mode in ('piece', 'pack') then 'content' end], null));
alter table product drop column photo;
drop table product_photo;
