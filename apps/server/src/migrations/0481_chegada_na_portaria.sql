-- Who came to collect was let in: between the booking and the handing over.
alter table agendamento add chegada_at timestamptz, add chegada_by int references usuario;
