// The lots in which a client's bid waits for the consignor.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LoteCondicional {
  lelId: number
  lelUid: string
  leiUid: string
  leilao: string
  numero: string
  nome: string
  situacao: string
  valor: number
  resposta: string | null
  novoValor: number | null
  prazo: Date | null
  prorrogacoes: number
  etapa: string | null
  cidade: string | null
  uf: string | null
  tipoNome: string
  marca: string
  anoModelo: number | null
  chave: string | null
  larguras: number[] | null
}

export interface CondicionalDaVenda {
  vndId: number
  lelUid: string
  numero: string
  nome: string
  valor: number
  prazo: Date | null
}

/** Of each sale: the lots that its buyer has in the same auction, and whose consignor has the word. */
export async function lerCondicionaisDasVendas(
  tx: Tx,
  hotId: number,
  vndIds: readonly number[],
): Promise<CondicionalDaVenda[]> {
  const r = await sql<CondicionalDaVenda>`
    select v.id as vnd_id, l.uid as lel_uid, l.numero, l.nome, l.lance_valor as valor, l.condicional_prazo as prazo
    from venda v join lote l on l.lei_id = v.lei_id and l.lance_cli_id = v.cli_id and l.situacao = 'CONDICIONAL'
    where v.hot_id = ${hotId} and v.id = any(${[...vndIds]}) and l.hot_id = v.hot_id and l.lance_valor is not null
    order by l.posicao_leilao`.execute(tx)
  return r.rows
}

/** His conditional lots, and those denied in the last month. */
export async function lerLotesCondicionais(tx: Tx, hotId: number, cliId: number): Promise<LoteCondicional[]> {
  const r = await sql<LoteCondicional>`
    select l.id as lel_id, l.uid as lel_uid, a.uid as lei_uid, a.nome as leilao, l.numero, l.nome, l.situacao, l.lance_valor as valor,
      l.condicional_resposta as resposta, l.condicional_novo_valor as novo_valor, l.condicional_prazo as prazo, l.condicional_prorrogacoes as prorrogacoes,
      l.condicional_situacao as etapa,
      coalesce(p.cidade, v.cidade) as cidade, coalesce(p.uf, v.uf) as uf, t.nome as tipo_nome, v.marca, v.ano_modelo, f.chave, f.larguras
    from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id join tipo_lote t on t.id = l.tipo_id
      left join patio p on p.id = v.pat_id
      left join lateral (select x.chave, x.larguras from veiculo_foto x where x.vei_id = v.id and x.tipo = 'foto' order by x.ordem limit 1) f on true
    where l.hot_id = ${hotId} and l.lance_cli_id = ${cliId} and l.lance_valor is not null
      and (l.situacao = 'CONDICIONAL' or (l.situacao in ('CONDICIONAL_NEGADA', 'NEGADA_CONDICIONAL') and l.situacao_at > now() - interval '30 days'))
    order by l.situacao_at desc limit 100`.execute(tx)
  return r.rows
}
