// Reading bids for people: a lot's history, a client's own bids, wins and proposals. Every statement names the hotsite.
import type { LanceDaEquipe } from '@martelo/contracts/lances/lances.events.ts'
import type { SituacaoDaProposta } from '@martelo/domain/lances/fim-da-proposta.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import { cadastrosDoCliente } from '../../core/database/cadastros-do-cliente.ts'
import type { Tx } from '../../core/database/database.ts'

export interface LoteAchado {
  readonly lelId: number
  readonly leiId: number
  readonly leiUid: string
  readonly comId: number
  /** the user whom the auction names as its auctioneer */
  readonly leiloeiroUsuId: number | null
  readonly situacao: SituacaoLote
  /** of its room, when the lot was read */
  readonly salaVersao: number
}

/** A lot of this hotsite that visitors may know of; drafts only for the house. */
export async function acharLote(
  tx: Tx,
  hotId: number,
  lelUid: string,
  rascunhos: boolean,
): Promise<LoteAchado | null> {
  const r = await sql<LoteAchado>`
    select l.id as lel_id, l.lei_id, a.uid as lei_uid, l.com_id, o.usu_id as leiloeiro_usu_id, l.situacao, coalesce(s.versao, 0) as sala_versao
    from lote l join leilao a on a.id = l.lei_id join leiloeiro o on o.id = a.leo_id left join sala s on s.lei_id = l.lei_id
    where l.uid = ${lelUid} and l.hot_id = ${hotId}
      and (${rascunhos} or (l.situacao <> 'CADASTRADO' and a.situacao <> 'EM_LOTEAMENTO' and not a.teste))`.execute(
    tx,
  )
  return r.rows[0] ?? null
}

/** Whether this user answers for the lot's consignor. */
export async function ehDoComitente(tx: Tx, hotId: number, usuId: number, comId: number): Promise<boolean> {
  const r =
    await sql`select 1 from usuario_comitente where hot_id = ${hotId} and usu_id = ${usuId} and com_id = ${comId}`.execute(
      tx,
    )
  return r.rows.length > 0
}

export interface LinhaDoHistorico {
  seq: number
  valor: number
  tipo: LanceDaEquipe['tipo']
  data: Date
  cliUid: string | null
  apeUid: string | null
  apelido: string
  cidade: string | null
  digitadoPor: string | null
  /** who gave it in the client's account */
  dadoPor: string | null
}

/** The price-setting bids of a lot, newest first, each with its number among them, and how many there are. */
export async function historico(
  tx: Tx,
  hotId: number,
  lelId: number,
  { limite, antesDe }: { limite: number; antesDe: number | null },
): Promise<{ linhas: LinhaDoHistorico[]; total: number }> {
  const r = await sql<LinhaDoHistorico>`
    select (l.lance_quantidade - row_number() over (order by b.seq desc) + 1)::int as seq,
      b.valor, b.tipo, b.data, c.uid as cli_uid, p.uid as ape_uid, coalesce(c.apelido, p.apelido) as apelido,
      coalesce(e.cidade || '/' || e.estado_sigla, p.cidade || coalesce('/' || p.estado, '')) as cidade,
      case when b.ape_id is not null then u.nome end as digitado_por, q.nome as dado_por
    from lance b join lote l on l.id = b.lel_id left join cliente c on c.id = b.cli_id left join endereco e on e.cli_id = c.id
      left join apelido_leiloeiro p on p.id = b.ape_id left join usuario u on u.id = b.usu_id left join usuario q on q.id = b.por_usu_id
    where b.hot_id = ${hotId} and b.lel_id = ${lelId} and b.tipo in ('Manual', 'Automático', 'Leiloeiro') and b.situacao <> 'cancelado'
    order by b.seq desc limit ${limite} offset (select coalesce(greatest(lance_quantidade - ${antesDe}::int + 1, 0), 0) from lote where id = ${lelId})`.execute(
    tx,
  )
  const n = await sql<{
    n: number
  }>`select lance_quantidade as n from lote where id = ${lelId} and hot_id = ${hotId}`.execute(tx)
  return { linhas: r.rows, total: n.rows[0]?.n ?? 0 }
}

export interface LinhaDoMeuLance {
  lelId: number
  leiId: number
  lelUid: string
  leiUid: string
  veiUid: string
  situacao: 'recebido' | 'proposta' | 'superado' | 'vencendo' | 'vencedor' | 'cancelado'
  tipo: string
  tipoNegociacao: string
  data: Date
  valor: number | null
  ultimoValor: number
  teto: number | null
  enviados: number
  lanceAtual: number | null
  valorVendido: number | null
  situacaoLote: SituacaoLote
  venceu: boolean
  compradorId: number | null
  /** of his last line in the lot's log: the receipt */
  hash: Buffer
}

// Of all his registrations; a ceiling is of the one that is open.
const MEUS = (hotId: number, cliId: number) => sql`
  select l.id as lel_id, l.lei_id, l.uid as lel_uid, a.uid as lei_uid, v.uid as vei_uid,
    u.situacao, u.tipo, l.tipo_negociacao, u.data, u.hash, u.valor as ultimo_valor,
    (select max(valor) from lance x where x.lel_id = l.id and x.cli_id = any(${cadastrosDoCliente(hotId, cliId)}) and x.situacao <> 'cancelado' and x.tipo in ('Manual', 'Automático')) as valor,
    case when t.ativo then t.teto end as teto, coalesce(t.enviados, 0) as enviados,
    l.lance_valor as lance_atual, l.valor_vendido, l.situacao as situacao_lote,
    exists (select from lance x where x.lel_id = l.id and x.cli_id = any(${cadastrosDoCliente(hotId, cliId)}) and x.situacao = 'vencedor') as venceu,
    (select x.cli_id from lance x where x.lel_id = l.id and x.situacao = 'vencedor' order by seq desc limit 1) as comprador_id
  from (select distinct on (lel_id) lel_id, situacao, tipo, data, valor, hash from lance
      where hot_id = ${hotId} and cli_id = any(${cadastrosDoCliente(hotId, cliId)}) and tipo <> 'Cancelamento' order by lel_id, seq desc) u
    join lote l on l.id = u.lel_id join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id
    left join lance_automatico t on t.lel_id = l.id and t.cli_id = ${cliId}`

/** One row per lot on which the client has bid, newest first. */
export async function meusLancesRapidos(
  tx: Tx,
  hotId: number,
  cliId: number,
  limite: number,
): Promise<LinhaDoMeuLance[]> {
  const r = await sql<LinhaDoMeuLance>`${MEUS(hotId, cliId)} order by u.data desc limit ${limite}`.execute(tx)
  return r.rows
}

export interface LinhaDoCartao extends LinhaDoMeuLance {
  numero: string
  nome: string
  leilao: string
  cidade: string | null
  uf: string | null
  anoModelo: number | null
  tipoDoBem: string
  marca: string
  chave: string | null
  larguras: number[] | null
  cor: string | null
  legenda: string | null
  minimo: number
  incremento: number
  incrementoPorValor: boolean
  categoria: string
  quantidade: number
  proposta: SituacaoDaProposta | null
  propostas: boolean
  dataFim: Date | null
  gravado: boolean
}

/** A page of the client's lots with what their cards show: outbid and still open first, then what ends first; of what ended, the last first. */
export async function meusLancesComCartao(
  tx: Tx,
  hotId: number,
  cliId: number,
  situacoes: readonly SituacaoLote[] | null,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ linhas: LinhaDoCartao[]; total: number }> {
  const r = await sql<LinhaDoCartao & { total: number }>`
    select m.*, l.numero, l.nome, a.nome as leilao, coalesce(p.cidade, v.cidade) as cidade, coalesce(p.uf, v.uf) as uf, v.ano_modelo,
      t.nome as tipo_do_bem, v.marca, f.chave, f.larguras, f.cor, f.legenda, l.minimo, l.incremento, a.incremento_por_valor, t.categoria,
      l.lance_quantidade as quantidade, l.data_fim, h.propostas,
      (select q.situacao from proposta q where q.lel_id = l.id and q.cli_id = any(${cadastrosDoCliente(hotId, cliId)}) order by q.id desc limit 1) as proposta,
      exists (select from gravacao g where g.lei_id = l.lei_id and g.hot_id = l.hot_id
        and g.apagada_at is null and m.data between g.inicio and coalesce(g.fim, least(clock_timestamp(), g.inicio + interval '11 minutes'))
        and m.data >= g.publica_desde and m.data <= coalesce(g.publica_ate, 'infinity')) as gravado,
      count(*) over ()::int as total
    from (${MEUS(hotId, cliId)}) m join lote l on l.id = m.lel_id join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id join hotsite h on h.id = l.hot_id
      join tipo_lote t on t.id = l.tipo_id left join patio p on p.id = v.pat_id
      left join lateral (select chave, larguras, cor, legenda from veiculo_foto f where f.vei_id = v.id and f.tipo = 'foto' order by ordem limit 1) f on true
    where (${situacoes === null ? null : [...situacoes]}::text[] is null or l.situacao = any(${situacoes === null ? null : [...situacoes]}::text[]))
    order by (l.encerrado_at is not null), (l.encerrado_at is null and m.valor is not null and m.lance_atual > m.valor) desc,
      l.encerrado_at desc, l.data_fim nulls last, m.data desc
    limit ${porPagina} offset ${(pagina - 1) * porPagina}`.execute(tx)
  return { linhas: r.rows, total: r.rows[0]?.total ?? 0 }
}

export interface LinhaVencedora {
  loteId: number
  lelUid: string
  leiUid: string
  numero: string
  nome: string
  situacaoLote: SituacaoLote
  tipoLance: string
  tipoNegociacao: string
  valor: number
  data: Date
  hash: Buffer
  vndUid: string | null
  total: number
}

/** Winning rows of a client; one lot only when `lelId` is given. */
export async function lancesVencedores(
  tx: Tx,
  hotId: number,
  cliId: number,
  { lelId, pagina, porPagina }: { lelId: number | null; pagina: number; porPagina: number },
): Promise<LinhaVencedora[]> {
  const r = await sql<LinhaVencedora>`
    select l.id as lote_id, l.uid as lel_uid, a.uid as lei_uid, l.numero, l.nome, l.situacao as situacao_lote, b.tipo as tipo_lance,
      l.tipo_negociacao, coalesce(i.valor, l.valor_vendido, b.valor) as valor, b.data, b.hash, n.uid as vnd_uid, count(*) over ()::int as total
    from lance b join lote l on l.id = b.lel_id join leilao a on a.id = l.lei_id
      left join venda_item i on i.lel_id = l.id and i.ativo left join venda n on n.id = i.vnd_id
    where b.hot_id = ${hotId} and b.situacao = 'vencedor' and coalesce(b.cli_id, l.lance_cli_id) = any(${cadastrosDoCliente(hotId, cliId)})
      and (${lelId}::int is null or l.id = ${lelId}::int)
    order by b.data desc limit ${porPagina} offset ${(pagina - 1) * porPagina}`.execute(tx)
  return r.rows
}
