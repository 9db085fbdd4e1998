-- Words and paragraphs stay; headings, lists and links become plain text.
alter table newsletter_issue drop constraint newsletter_issue_body_check;
update newsletter_issue set body = left(trim(replace(replace(replace(regexp_replace(regexp_replace(regexp_replace(body,
  '</(p|h2|h3|li|blockquote)>', E'\n\n', 'g'), '<br ?/?>', E'\n', 'g'), '<[^>]*>', '', 'g'),
  '&lt;', '<'), '&gt;', '>'), '&amp;', '&'), E' \n'), 10000);
update newsletter_issue set body = '-' where body = '';
alter table newsletter_issue add check (length(body) between 1 and 10000);
