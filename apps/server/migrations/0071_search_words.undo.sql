drop table search_miss, search_pin, search_synonym_off;
drop trigger search_synonym_seen on search_synonym;
drop function search_words_changed;
delete from catalogue_change where part = 'words';
