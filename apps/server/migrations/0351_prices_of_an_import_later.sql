-- Prices of an import that begin later than the rest of it: all of them together, at their moment.
alter table catalogue_import add column prices_from timestamptz,
  add column prices_pending boolean not null default false,
  add check (not prices_pending or prices_from is not null),
  drop constraint catalogue_import_state_check,
  add constraint catalogue_import_state_check check (state in ('uploading', 'mapping', 'checking', 'checked', 'mending', 'applying',
    'applied', 'pricing', 'undoing', 'undone', 'cancelled'));
drop index catalogue_import_work;
create index catalogue_import_work on catalogue_import (state) where state in ('checking', 'mending', 'applying', 'pricing', 'undoing');
create index catalogue_import_prices on catalogue_import (prices_from) where prices_pending;
