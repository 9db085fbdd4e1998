-- The text of an issue is HTML now; what was written before becomes paragraphs.
alter table newsletter_issue drop constraint newsletter_issue_body_check;
update newsletter_issue set body = '<p>' || replace(regexp_replace(
  replace(replace(replace(body, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n{2,}', '</p><p>', 'g'), E'\n', '<br />') || '</p>';
alter table newsletter_issue add check (length(body) between 1 and 40000);
