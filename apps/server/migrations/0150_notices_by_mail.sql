-- Each kind of notice goes by mail too, to who says yes. A notice leaves once by each way.
alter table push_notice add column mailed_at timestamptz; -- handed to the outbox
create index push_notice_unmailed on push_notice (found_at) where mailed_at is null;
create index notice_choice_mail on notice_choice (kind, account_id) where mail;
