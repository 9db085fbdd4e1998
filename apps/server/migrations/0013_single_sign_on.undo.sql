drop table sso_attempt;
