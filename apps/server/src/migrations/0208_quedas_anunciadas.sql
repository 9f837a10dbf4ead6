-- When the rooms were told of an outage that was made good: a process may die between making it good and saying so, and
-- what has not been said is said by whoever finds it. What happened before this column has been said.
alter table queda add column anunciada_at timestamptz;
update queda set anunciada_at = quando;
