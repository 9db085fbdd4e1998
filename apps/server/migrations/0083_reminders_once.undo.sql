alter table company_reminder drop column mailed_to;
