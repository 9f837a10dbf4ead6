-- Where the process that carries the broadcast is reached by the others: what comes to them goes on to it.
alter table midia_dono add column endereco text;
