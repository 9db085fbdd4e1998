drop table payment_dispute;
alter table payment_auth drop column consent_version, drop column consented_at;
drop table card_saving;
