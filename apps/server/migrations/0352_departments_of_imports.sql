-- What the values of a column with departments ("07", "SCATOLAME") mean in the shop, as staff said for files of these columns.
create table catalogue_import_department (
  layout      text not null references catalogue_import_layout on delete cascade,
  value       text not null check (length(value) between 1 and 200),
  category_id int not null references category on delete cascade,
  answered_at timestamptz not null,
  primary key (layout, value)
);
create index catalogue_import_department_category on catalogue_import_department (category_id);
