update catalogue_import set state = 'applied' where state = 'pricing';
drop index catalogue_import_work;
create index catalogue_import_work on catalogue_import (state) where state in ('checking', 'mending', 'applying', 'undoing');
alter table catalogue_import drop constraint catalogue_import_state_check,
  add constraint catalogue_import_state_check check (state in ('uploading', 'mapping', 'checking', 'checked', 'mending', 'applying',
    'applied', 'undoing', 'undone', 'cancelled')),
  drop column prices_from, drop column prices_pending;
