-- Which operators there are stands in one place, `domain/tenants`: no table lists them (docs/decisions/0071).
alter table companies.company drop constraint company_tenant_check;
alter table users."user" drop constraint user_tenant_check;
