-- Card payments through an acquirer: what the house offers, each payment as the acquirer tells of it, refunds, chargebacks.
-- No number of a card is kept but its last four digits.

create table cartao_da_casa (
  hot_id int primary key references hotsite,
  ativo boolean not null,
  captura_automatica boolean not null,
  juros_por text not null check (juros_por in ('comprador', 'casa')),
  maximo_de_parcelas int not null check (maximo_de_parcelas between 1 and 24),
  valor_minimo bigint not null check (valor_minimo between 1 and 99999999999),
  versao int not null default 1
);

create table cartao_transacao (
  id int generated always as identity primary key,
  -- also its key at the acquirer: asked again, it is the same payment
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  vnd_id int not null,
  pag_id int not null,
  situacao text not null default 'aguardando' check (situacao in ('aguardando', 'autenticando', 'autorizada', 'capturada', 'liquidada',
    'recusada', 'cancelada', 'estornada', 'contestada', 'perdida')),
  -- what it pays of the sale, and what the card is charged
  valor bigint not null check (valor > 0 and valor <= 99999999999),
  valor_com_juros bigint not null check (valor_com_juros >= valor and valor_com_juros <= 9999999999999),
  parcelas int not null check (parcelas between 1 and 24),
  taxa_de_juros numeric(5, 2) not null check (taxa_de_juros between 0 and 20),
  -- the page that takes the card, at the acquirer
  formulario text,
  bandeira text, numero char(4), nome text,
  autorizacao text, nsu text,
  tarifa bigint not null default 0,
  valor_estornado bigint not null default 0,
  -- of the acquirer's last word that was applied; an older one changes nothing
  versao_adquirente int not null default 0,
  -- what we asked of the acquirer and it has not done yet
  pedido text check (pedido in ('captura', 'cancelamento', 'estorno')),
  motivo text,
  erro text,
  autorizada_at timestamptz, capturada_at timestamptz, liquidada_at timestamptz, encerrada_at timestamptz,
  conferida_at timestamptz not null default clock_timestamp(),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  unique (hot_id, id),
  unique (hot_id, pag_id),
  foreign key (hot_id, vnd_id) references venda (hot_id, id),
  foreign key (hot_id, pag_id) references pagamento (hot_id, id)
);
create index cartao_da_venda on cartao_transacao (vnd_id);
create index cartao_por_conferir on cartao_transacao (conferida_at)
  where situacao in ('aguardando', 'autenticando', 'autorizada', 'capturada', 'liquidada', 'contestada');

create table cartao_estorno (
  id int generated always as identity primary key,
  -- its key at the acquirer
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  car_id int not null,
  -- the refund of the sale that it carries out; null: the whole payment
  dev_id int,
  valor bigint not null check (valor > 0),
  motivo text not null,
  situacao text not null default 'pedido' check (situacao in ('pedido', 'feito', 'recusado')),
  created_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  concluido_at timestamptz,
  unique (hot_id, id),
  foreign key (hot_id, car_id) references cartao_transacao (hot_id, id),
  foreign key (hot_id, dev_id) references devolucao (hot_id, id)
);
create index cartao_estorno_do_cartao on cartao_estorno (car_id);
-- Nothing is sent back twice.
create unique index cartao_estorno_da_devolucao on cartao_estorno (dev_id) where situacao <> 'recusado';
create unique index cartao_estorno_inteiro on cartao_estorno (car_id) where dev_id is null and situacao <> 'recusado';

-- A chargeback: a task until the acquirer has decided.
create table cartao_contestacao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  car_id int not null,
  situacao text not null default 'aberta' check (situacao in ('aberta', 'defendida', 'ganha', 'perdida')),
  motivo text not null,
  prazo date not null,
  -- something of the sale had left the yard when it came
  bem_entregue boolean not null,
  defesa text,
  respondida_at timestamptz, respondida_by int references usuario,
  encerrada_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  foreign key (hot_id, car_id) references cartao_transacao (hot_id, id)
);
create unique index cartao_contestacao_aberta on cartao_contestacao (car_id) where situacao in ('aberta', 'defendida');
create index cartao_contestacao_do_cartao on cartao_contestacao (car_id);

alter table devolucao drop constraint devolucao_origem_check,
  add constraint devolucao_origem_check check (origem in ('excedente', 'pix', 'boleto', 'cartao', 'sem-cobranca')),
  drop constraint devolucao_forma_check,
  add constraint devolucao_forma_check check (forma in ('PIX', 'CARTAO', 'TRANSFERENCIA', 'DINHEIRO', 'CHEQUE'));

select proteger_tabelas();
