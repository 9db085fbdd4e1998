-- Entries for some or for a time would be shown to everybody for ever.
delete from menu_item where valid_from is not null or valid_to is not null or audience <> 'everybody';
alter table menu_item drop column valid_from, drop column valid_to, drop column audience;
