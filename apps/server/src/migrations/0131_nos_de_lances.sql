-- Processes that take bids for one another: where they are reached and when they last said so. A lot's bids go to one of
-- them while it lives; nobody misses the table after a crash.
create unlogged table no_de_lances (
  uid text primary key,                                     -- one name per life of a process
  endereco text not null,
  visto_at timestamptz(3) not null default clock_timestamp()
);
revoke all on no_de_lances from martelo_app;
