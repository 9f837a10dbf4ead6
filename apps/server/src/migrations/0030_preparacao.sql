-- What the preparation of an auction needs besides the first tables.

-- The kinds of goods, as packages/domain/src/lotes/tipos.ts lists them (a test compares).
insert into tipo_lote (id, nome, categoria, ordem) values
  (1, 'Automóvel', 'Carros', 1),
  (2, 'Caminhão', 'Pesados', 2),
  (3, 'Ônibus', 'Pesados', 3),
  (4, 'Utilitário', 'Utilitários', 4),
  (5, 'Motocicleta', 'Moto', 5),
  (6, 'Micro-ônibus', 'Pesados', 6),
  (7, 'Cavalo mecânico', 'Pesados', 7),
  (8, 'Semirreboque', 'Pesados', 8),
  (9, 'Reboque', 'Pesados', 9),
  (10, 'Carreta', 'Pesados', 10),
  (11, 'Caçamba', 'Pesados', 11),
  (12, 'Sucata', 'Sucatas', 12),
  (13, 'Trator', 'Pesados', 13),
  (14, 'Máquina agrícola', 'Pesados', 14),
  (15, 'Máquina de construção', 'Pesados', 15),
  (16, 'Equipamento industrial', 'Equipamentos', 16),
  (17, 'Empilhadeira', 'Equipamentos', 17),
  (18, 'Gerador', 'Equipamentos', 18),
  (19, 'Compressor', 'Equipamentos', 19),
  (20, 'Ferramenta', 'Equipamentos', 20),
  (21, 'Equipamento médico', 'Equipamentos', 21),
  (22, 'Equipamento de informática', 'Equipamentos', 22),
  (23, 'Móveis', 'Carros', 23),
  (24, 'Eletrodoméstico', 'Carros', 24),
  (25, 'Eletrônico', 'Carros', 25),
  (26, 'Celular', 'Carros', 26),
  (27, 'Joia', 'Carros', 27),
  (28, 'Relógio', 'Carros', 28),
  (29, 'Obra de arte', 'Carros', 29),
  (30, 'Antiguidade', 'Carros', 30),
  (31, 'Vestuário', 'Carros', 31),
  (32, 'Instrumento musical', 'Carros', 32),
  (33, 'Artigo esportivo', 'Carros', 33),
  (34, 'Bicicleta', 'Carros', 34),
  (35, 'Peças e acessórios', 'Carros', 35),
  (36, 'Pneus e rodas', 'Carros', 36),
  (37, 'Material de construção', 'Carros', 37),
  (38, 'Material de escritório', 'Carros', 38),
  (39, 'Animal', 'Carros', 39),
  (40, 'Aeronave', 'Aeronaves', 40),
  (41, 'Veículo recuperável', 'Recuperável', 41),
  (42, 'Apartamento', 'Imóveis', 42),
  (43, 'Casa', 'Imóveis', 43),
  (44, 'Terreno', 'Imóveis', 44),
  (45, 'Imóvel comercial', 'Imóveis', 45),
  (46, 'Embarcação', 'Embarcações', 46),
  (47, 'Galpão', 'Imóveis', 47),
  (48, 'Imóvel rural', 'Imóveis', 48),
  (49, 'Garagem', 'Imóveis', 49),
  (50, 'Outros', 'Carros', 50),
  (51, 'Veículo especial', 'Pesados', 51)
on conflict (id) do update set nome = excluded.nome, categoria = excluded.categoria, ordem = excluded.ordem;

-- An auction is not ready before its auctioneer has said yes.
alter table leilao
  add leiloeiro_confirmado_at timestamptz,
  add leiloeiro_confirmado_by int;

alter table leiloeiro add versao int not null default 1;
alter table local_realizacao add versao int not null default 1, add ativo boolean not null default true;
alter table conta_bancaria add versao int not null default 1;

-- The file itself stays in private storage, so that another column mapping can be tried without sending it again.
alter table importacao
  add arquivo text,
  add opcoes jsonb not null default '{}',
  add resultado jsonb;
create index importacao_recente on importacao (hot_id, id desc);

-- A vehicle follows its lots, whoever moves them: in an auction, sold, back in stock. ENTREGUE and INATIVO are decided
-- by people and stay.
create function veiculo_acompanha_lote() returns trigger language plpgsql as $$
declare
  nova text;
begin
  if tg_op = 'UPDATE' and new.situacao = old.situacao then return null; end if;
  if new.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO') then
    nova := 'VENDIDO';
  elsif exists (select from lote l where l.vei_id = new.vei_id and l.situacao not in
    ('NAO_ARREMATADO','CLIENTE_DESISTIU','CANCELADO_NO_LEILAO','NEGADA_CONDICIONAL','LOTE_CANCELADO','CONDICIONAL_NEGADA','RECOMPRA','RETIRADO')) then
    nova := 'EM_LEILAO';
  else
    nova := 'ESTOQUE';
  end if;
  update veiculo set situacao = nova
  where id = new.vei_id and situacao <> nova and situacao in ('ESTOQUE', 'EM_LEILAO', 'VENDIDO');
  return null;
end $$;
create trigger lote_move_veiculo after insert or update of situacao on lote for each row execute function veiculo_acompanha_lote();

select proteger_tabelas();
