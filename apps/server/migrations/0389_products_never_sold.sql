-- A product that no customer can have seen is told to nobody: one a person drafted, or a file brought along before its day.
alter table product add column was_on_sale boolean not null default true;
update product set was_on_sale = false where draft;
alter table product alter column was_on_sale set default false;

drop trigger product_on_sale on product;
create or replace function product_was_on_sale() returns trigger language plpgsql as $$
begin
  new.draft := false;
  new.was_on_sale := true;
  return new;
end $$;
create trigger product_on_sale before insert or update on product
  for each row when (new.published and not new.was_on_sale) execute function product_was_on_sale();
