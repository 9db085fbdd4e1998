alter table session drop column acting_from_company;
