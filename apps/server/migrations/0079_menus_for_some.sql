-- When an entry of a menu is shown, and to whom; without a beginning it always was, without an end it always will be.
alter table menu_item
  add column valid_from timestamptz,
  add column valid_to timestamptz,
  add column audience text not null default 'everybody'
    check (audience in ('everybody', 'guests', 'customers', 'private', 'companies'));
