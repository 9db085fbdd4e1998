-- Promotions as staff make them.

-- What a supplier adds to each unit that is sold in the offer, without VAT. Never goes into the public catalogue.
alter table promotion add column contribution_cents int check (contribution_cents > 0);
create index promotion_drafts on promotion (promotion_id) where not active;
-- What was sold of a product lately, which says what an offer on it may bring.
create index order_line_product on order_line (product_id, order_id);

-- News of one part of the catalogue: nodes read that part again, not tens of thousands of products. A node of the version
-- before sees a row without a product and reads everything, which is right too.
alter table catalogue_change add column part text check (part in ('promotions', 'words'));

create function catalogue_part_changed(name text) returns void language sql as $$
  insert into catalogue_change (part) values (name);
  select pg_notify('catalogue', '');
$$;

-- Drafts are nobody's news.
create function catalogue_promotion_changed() returns trigger language plpgsql as $$
begin
  if exists (select from changed where active) then perform catalogue_part_changed('promotions'); end if;
  return null;
end $$;
create function catalogue_promotion_updated() returns trigger language plpgsql as $$
begin
  if exists (select from before where active) or exists (select from changed where active) then
    perform catalogue_part_changed('promotions');
  end if;
  return null;
end $$;
create function catalogue_promotion_product_changed() returns trigger language plpgsql as $$
begin
  if exists (select from changed join promotion using (promotion_id) where active) then
    perform catalogue_part_changed('promotions');
  end if;
  return null;
end $$;

drop trigger promotion_seen on promotion;
create trigger promotion_insert_seen after insert on promotion referencing new table as changed
  for each statement execute function catalogue_promotion_changed();
create trigger promotion_update_seen after update on promotion referencing old table as before new table as changed
  for each statement execute function catalogue_promotion_updated();
create trigger promotion_delete_seen after delete on promotion referencing old table as changed
  for each statement execute function catalogue_promotion_changed();

drop trigger promotion_product_insert_seen on promotion_product;
drop trigger promotion_product_update_seen on promotion_product;
drop trigger promotion_product_delete_seen on promotion_product;
create trigger promotion_product_insert_seen after insert on promotion_product referencing new table as changed
  for each statement execute function catalogue_promotion_product_changed();
create trigger promotion_product_update_seen after update on promotion_product referencing new table as changed
  for each statement execute function catalogue_promotion_product_changed();
create trigger promotion_product_delete_seen after delete on promotion_product referencing old table as changed
  for each statement execute function catalogue_promotion_product_changed();
