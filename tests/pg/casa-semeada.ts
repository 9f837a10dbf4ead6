/**
 * A house with a history, made by a few statements: auctions of a hundred lots over five years, with visits, bids, sales,
 * payments, statements and removals. The same `lotes` give the same house. Rows go in without triggers and foreign keys:
 * only for reading. The scenario's house lends its auctioneer, place, kinds and yard.
 */
import pg from 'pg'

export interface CasaSemeada {
  readonly hotId: number
  readonly lotes: number
}

/** A number below `ate` that follows from the row's. */
const sorte = (i: string, sal: number, ate: number): string =>
  `mod(abs(hashint4(${i} * 31 + ${sal})::bigint), ${ate})::int`

function comandos({ hotId, lotes }: CasaSemeada): string[] {
  const leiloes = Math.max(2, Math.ceil(lotes / 100))
  const clientes = Math.max(10, Math.ceil(lotes / 50))
  const h = hotId
  const primeiro = (tabela: string) => `(select min(id) from ${tabela} where hot_id = ${h})`
  return [
    `create temp table antes as select (select coalesce(max(id), 0) from comitente) as com, (select coalesce(max(id), 0) from patio) as pat,
      (select coalesce(max(id), 0) from usuario) as usu, (select coalesce(max(id), 0) from cliente) as cli, (select coalesce(max(id), 0) from leilao) as lei,
      (select coalesce(max(id), 0) from veiculo) as vei, (select coalesce(max(id), 0) from lote) as lel, (select coalesce(max(id), ${h} * 1000000) from venda where hot_id = ${h}) as vnd`,
    `insert into comitente (hot_id, nome) select ${h}, 'Comitente ' || i from generate_series(1, 20) i`,
    `insert into patio (hot_id, nome, cidade, uf, endereco) select ${h}, 'Pátio ' || i, 'Cidade ' || i, 'SP', 'Rodovia ' || i from generate_series(1, 5) i`,
    `insert into usuario (hot_id, nome, email, papeis) select ${h}, 'Semeado ' || i, 'semeado.' || i || '@teste.com.br', '{Clientes}' from generate_series(1, ${clientes}) i`,
    `insert into cliente (hot_id, usu_id, apelido, nome, cpf, email)
      select ${h}, a.usu + i, 'semeado' || i, 'Semeado ' || i, lpad((30000000000 + i)::text, 11, '0'), 'semeado.' || i || '@teste.com.br'
      from generate_series(1, ${clientes}) i, antes a`,
    `insert into leilao (hot_id, numero, nome, situacao, modalidade, data, leo_id, lrl_id)
      select ${h}, (select coalesce(max(numero), 0) from leilao where hot_id = ${h}) + i, 'Leilão ' || i, 'EXECUTADO', 'ONLINE', date_trunc('day', now()) - (1 + (${leiloes} - i) * 1800 / ${leiloes}) * interval '1 day' + interval '13 hours',
        ${primeiro('leiloeiro')}, ${primeiro('local_realizacao')}
      from generate_series(1, ${leiloes}) i`,
    `insert into veiculo (hot_id, com_id, pat_id, tipo_id, nome, marca, modelo, ano_modelo, placa, chassi, fipe_valor, valor_mercado, situacao, no_patio_desde)
      select ${h}, a.com + 1 + ${sorte('i', 1, 20)}, a.pat + 1 + ${sorte('i', 2, 5)}, (select min(id) from tipo_lote) + ${sorte('i', 3, 2)}, 'Veículo ' || i,
        'Marca ' || ${sorte('i', 4, 8)}, 'Modelo ' || ${sorte('i', 5, 40)}, 2012 + ${sorte('i', 6, 13)}, 'ABC' || lpad(mod(i, 10000)::text, 4, '0'), 'CHASSI' || lpad(i::text, 11, '0'),
        case when ${sorte('i', 7, 10)} > 0 then 2000000 + ${sorte('i', 8, 6000000)} end, 2000000 + ${sorte('i', 8, 6000000)},
        case when ${sorte('i', 9, 5)} = 0 then 'ESTOQUE' else 'VENDIDO' end, now() - ${sorte('i', 10, 300)} * interval '1 day'
      from generate_series(1, ${lotes}) i, antes a`,
    // A tenth of the vehicles come a second time, unsold at first.
    `insert into lote (hot_id, lei_id, vei_id, com_id, numero, posicao_leilao, nome, situacao, tipo_id, minimo, incremento, valor_comitente, lance_quantidade,
        lance_valor, lance_cli_id, condicional_data, condicional_prazo, condicional_resposta, condicional_resposta_data, condicional_situacao)
      select ${h}, a.lei + 1 + (i - 1) / 100, v.id, v.com_id, (1 + mod(i - 1, 100))::text, 1 + mod(i - 1, 100), v.nome,
        case when n.lances = 0 or mod(i, 10) = 3 then 'NAO_ARREMATADO' when n.destino = 0 then 'CONDICIONAL' when n.destino = 1 then 'CANCELADO_NO_LEILAO' else 'PAGO' end,
        v.tipo_id, 1000000, 10000, case when n.destino < 5 then 2500000 end, n.lances, case when n.lances > 0 then 1000000 + n.lances * 10000 + ${sorte('i', 11, 4000000)} end,
        case when n.lances > 0 then a.cli + 1 + ${sorte('i', 12, clientes)} end,
        case when n.destino = 0 and n.lances > 0 and mod(i, 10) <> 3 then l.data + interval '3 hours' end, case when n.destino = 0 and n.lances > 0 and mod(i, 10) <> 3 then l.data + interval '51 hours' end,
        case when n.destino = 0 and n.lances > 0 and mod(i, 10) <> 3 and ${sorte('i', 13, 4)} > 0 then (array['Liberada', 'Recusada', 'Novo valor'])[1 + ${sorte('i', 14, 3)}] end,
        case when n.destino = 0 and n.lances > 0 and mod(i, 10) <> 3 and ${sorte('i', 13, 4)} > 0 then l.data + (4 + ${sorte('i', 15, 60)}) * interval '1 hour' end,
        case when n.destino = 0 and n.lances > 0 and mod(i, 10) <> 3 then 'AGUARDANDO_COMITENTE' end
      from generate_series(1, ${lotes}) i cross join antes a
        join veiculo v on v.id = a.vei + case when mod(i, 10) = 0 and i > 10 then i - 7 else i end
        join leilao l on l.id = a.lei + 1 + (i - 1) / 100
        cross join lateral (select ${sorte('i', 16, 16)} as lances, ${sorte('i', 17, 12)} as destino) n`,
    // What a trigger keeps where triggers are on.
    `update lote set condicional_primeiro_prazo = condicional_prazo, condicional_primeira_resposta_at = condicional_resposta_data
      where hot_id = ${h} and condicional_data is not null`,
    `insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
      select l.id, b, ${h}, case when b = l.lance_quantidade then l.lance_cli_id else a.cli + 1 + ${sorte('(l.id * 5 + mod(b, 5))', 18, clientes)} end,
        case when mod(b, 3) = 0 then 'Automático' else 'Manual' end, case when b = l.lance_quantidade then 'vencedor' else 'superado' end,
        l.lance_valor - (l.lance_quantidade - b) * 10000, now(), '\\x00'
      from lote l cross join antes a cross join lateral generate_series(1, l.lance_quantidade) b where l.id > a.lel and l.hot_id = ${h}`,
    `insert into visita (hot_id, url, lel_id, cli_id, visitante_uid, quando)
      select ${h}, '/lote/' || l.id, l.id, case when mod(b, 2) = 0 then a.cli + 1 + ${sorte('(l.id * 9 + b)', 19, clientes)} end,
        case when mod(b, 2) = 1 then md5((l.id * 9 + b / 3)::text)::uuid end, now()
      from lote l cross join antes a cross join lateral generate_series(1, 1 + ${sorte('l.id', 20, 8)}) b where l.id > a.lel and l.hot_id = ${h}`,
  ]
}

/** What came after the hammer, and how the goods came. */
function vendasEBens(h: number): string[] {
  return [
    // A sale's id is the house's block and a number in it, by a trigger that is off here.
    `insert into venda (id, hot_id, lei_id, cli_id, situacao, data_pagamento, valor_desconto, created_at) overriding system value
      select a.vnd + row_number() over (order by min(l.id)), ${h}, l.lei_id, l.lance_cli_id, (array['Fechada', 'Fechada', 'Fechada', 'Aguardando Pagamento', 'Cancelada'])[1 + ${sorte('min(l.id)', 21, 5)}],
        max(x.data) + interval '2 days', case when ${sorte('min(l.id)', 22, 9)} = 0 then 5000 else 0 end, max(x.data)
      from lote l join leilao x on x.id = l.lei_id cross join antes a where l.id > a.lel and l.hot_id = ${h} and l.situacao in ('PAGO', 'CANCELADO_NO_LEILAO')
      group by a.vnd, l.lei_id, l.lance_cli_id`,
    `select setval(to_regclass('venda_numero_${h}'), (select max(numero_da_venda(id)) from venda where hot_id = ${h}))`,
    `insert into venda_item (hot_id, vnd_id, lel_id, lance_seq, valor, valor_comissao, valor_comissao_extra, valor_taxa_adm, valor_despachante, ativo)
      select ${h}, s.id, l.id, l.lance_quantidade, l.lance_valor, l.lance_valor / 20, case when ${sorte('l.id', 23, 3)} = 0 then l.lance_valor / 100 else 0 end, 30000, 15000,
        s.situacao <> 'Cancelada'
      from lote l cross join antes a join venda s on s.id > a.vnd and s.lei_id = l.lei_id and s.cli_id = l.lance_cli_id
      where l.id > a.lel and l.hot_id = ${h} and l.situacao in ('PAGO', 'CANCELADO_NO_LEILAO')`,
    `insert into pagamento (hot_id, vnd_id, tipo, valor, situacao, ativo)
      select ${h}, s.id, (array['DEPOSITO', 'BOLETO', 'BOLETO_INTERNO'])[1 + ${sorte('s.id', 24, 3)}], 500000 + ${sorte('s.id', 25, 900000)},
        (array['aprovado', 'aprovado', 'aguardandoValidacao'])[1 + ${sorte('s.id', 26, 3)}], ${sorte('s.id', 27, 12)} > 0
      from venda s cross join antes a where s.id > a.vnd and s.hot_id = ${h}`,
    `insert into prestacao_item (hot_id, pre_id, item_id, valor, comissao)
      select ${h}, 1, i.id, i.valor, i.valor / 50 from venda_item i cross join antes a where i.vnd_id > a.vnd and i.hot_id = ${h} and i.ativo and ${sorte('i.id', 28, 2)} = 0`,
    `insert into remocao (hot_id, vei_id, com_id, pat_id, loc_id, tra_id, situacao, solicitada_at, fim_at, km, valor)
      select ${h}, v.id, v.com_id, v.pat_id, 1, 1, case when ${sorte('v.id', 29, 3)} = 0 then 'SOLICITADA' else 'FINALIZADA' end, v.no_patio_desde - interval '5 days',
        case when ${sorte('v.id', 29, 3)} > 0 then v.no_patio_desde end, ${sorte('v.id', 30, 800)}, ${sorte('v.id', 31, 90000)}
      from veiculo v cross join antes a where v.id > a.vei and v.hot_id = ${h} and ${sorte('v.id', 32, 4)} = 0`,
  ]
}

/** `url`: as the database's owner. */
export async function semearCasa(url: string, casa: CasaSemeada): Promise<void> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    await db.query('begin')
    await db.query('set local session_replication_role = replica')
    for (const texto of [...comandos(casa), ...vendasEBens(casa.hotId), 'drop table antes'])
      await db.query(texto)
    await db.query('commit')
    await db.query('analyze')
  } finally {
    await db.end()
  }
}
