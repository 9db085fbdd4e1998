drop index notice_choice_mail;
drop index push_notice_unmailed;
alter table push_notice drop column mailed_at;
