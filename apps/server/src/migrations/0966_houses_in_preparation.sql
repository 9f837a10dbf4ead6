-- A house that is being set up answers at its addresses to its staff only: visitors read that it is to come.
alter table hotsite add column em_preparacao boolean not null default false;
