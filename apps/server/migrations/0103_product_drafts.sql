-- A product made by hand that nobody ever put on sale: no customer can have seen it, so it may be deleted.
alter table product add column draft boolean not null default false;
update product p set draft = true where creation_key is not null and not published and not exists (
  select from audit_log where subject_kind = 'product' and subject_id = p.product_id and after->'published' = 'true');

-- Whatever puts it on sale, a person, a plan or a file: from then on it stays.
create function product_was_on_sale() returns trigger language plpgsql as $$
begin
  new.draft := false;
  return new;
end $$;
create trigger product_on_sale before insert or update on product
  for each row when (new.draft and new.published) execute function product_was_on_sale();
