drop trigger product_on_sale on product;
create or replace function product_was_on_sale() returns trigger language plpgsql as $$
begin
  new.draft := false;
  return new;
end $$;
create trigger product_on_sale before insert or update on product
  for each row when (new.draft and new.published) execute function product_was_on_sale();
alter table product drop column was_on_sale;
