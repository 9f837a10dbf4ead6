-- What runs out by itself: the payment of a sale (with the mails that warn of it), the re-offer of a lot, and the
-- deadline of a conditional that a hotsite keeps open.

-- Each warning is written once, in the transaction of its mail.
alter table venda
  add aviso_prazo_at timestamptz,
  add aviso_vencida_at timestamptz;
create index venda_a_pagar on venda (data_pagamento) where situacao = 'Aguardando Pagamento';

-- Off: an overdue sale only shows as such, and people end it.
alter table hotsite add desistencia_automatica boolean not null default true;

-- How often the deadline of a kept conditional has been renewed; from the first time on its bidder may withdraw.
alter table lote add condicional_prorrogacoes integer not null default 0 check (condicional_prorrogacoes >= 0);
