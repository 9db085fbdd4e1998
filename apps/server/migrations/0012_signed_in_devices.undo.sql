alter table session drop column session_id;
