// What the ledger reads of the house's money, and its own rows. Every statement names its hotsite.
import type { Fato } from '@martelo/domain/razao/fatos-contabeis.ts'
import type { Lancamento, PartidaLancada } from '@martelo/domain/razao/lancamento.ts'
import type {
  DevolucaoNoRazao,
  LiquidacaoNoRazao,
  PixNoRazao,
  VendaNoRazao,
} from '@martelo/domain/razao/posicao-da-venda.ts'
import type { SituacaoDePagamento } from '@martelo/domain/pagamentos/states.ts'
import type { TipoDePagamento } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** What an entry is about: the kind of the record and its uid, or the bank's id of it. */
export interface Objeto {
  readonly tipo: string
  readonly chave: string
}

export interface PixLido extends PixNoRazao {
  readonly endToEndId: string
  readonly pagId: number | null
}
export interface DevolucaoLida extends DevolucaoNoRazao {
  readonly uid: string
  readonly pagId: number | null
}
export interface LiquidacaoLida extends LiquidacaoNoRazao {
  readonly id: number
  readonly pagId: number
}
export interface PagamentoLido {
  readonly id: number
  readonly uid: string
  readonly tipo: TipoDePagamento
  readonly valor: number
  readonly situacao: SituacaoDePagamento
  readonly ativo: boolean
  readonly cauId: number | null
  readonly endToEndId: string | null
}
export interface Dossie {
  readonly vndId: number
  readonly uid: string
  readonly venda: VendaNoRazao
  readonly pagamentos: readonly PagamentoLido[]
  readonly devolucoes: readonly DevolucaoLida[]
  readonly pix: readonly PixLido[]
  readonly liquidacoes: readonly LiquidacaoLida[]
}

const DEVOLUCAO = sql`jsonb_build_object('uid', d.uid, 'pagId', d.pag_id, 'origem', d.origem, 'situacao', d.situacao, 'forma', d.forma, 'valor', d.valor,
  'temPix', d.end_to_end_id is not null and exists (select from pix_recebido y where y.end_to_end_id = d.end_to_end_id))`
const PIX = sql`jsonb_build_object('endToEndId', x.end_to_end_id, 'pagId', x.pag_id, 'valor', x.valor, 'devolvido', x.devolvido,
  'devolucoes', (select coalesce(jsonb_agg(${DEVOLUCAO}), '[]') from devolucao d where d.end_to_end_id = x.end_to_end_id),
  'devolvidoDaCaucao', coalesce((select max(q.valor_devolvido) from caucao q where q.end_to_end_id = x.end_to_end_id), 0))`

/** Whole sales, as the ledger needs them, in one question. */
export async function lerDossies(tx: Tx, hotId: number, vndIds: readonly number[]): Promise<Dossie[]> {
  if (vndIds.length === 0) return []
  const { rows } = await sql<Dossie>`
    select v.id as vnd_id, v.uid,
      jsonb_build_object('situacao', v.situacao, 'valorDesconto', v.valor_desconto, 'multaComissao', v.multa_comissao, 'multaValor', v.multa_valor, 'extras', (select coalesce(jsonb_agg(jsonb_build_object('valor', x.valor, 'valorPago', x.valor_pago,
          'comId', (select y.com_id from mora_da_parcela d join lote y on y.id = d.lel_id where d.hot_id = x.hot_id and d.uid = x.chave_do_pedido),
          'correcao', exists (select from mora_da_parcela d where d.hot_id = x.hot_id and d.uid = x.chave_do_pedido and d.tipo = 'CORRECAO')) order by x.id), '[]') from venda_item_extra x where x.vnd_id = v.id and x.ativo),
        'itens', (select coalesce(jsonb_agg(jsonb_build_object('valor', i.valor, 'situacaoLote', l.situacao, 'comissaoPorcentagem', i.comissao_porcentagem,
          'comissaoExtraPorcentagem', i.comissao_extra_porcentagem, 'taxaAdm', i.valor_taxa_adm, 'despachante', i.valor_despachante, 'remocao', i.valor_remocao,
          'vistoria', i.valor_vistoria, 'outros', i.valor_outros, 'depositoDeBens', i.valor_deposito_de_bens, 'valorSedex', i.valor_sedex,
          'valorRecibo', i.valor_recibo, 'comId', l.com_id)), '[]') from venda_item i join lote l on l.id = i.lel_id where i.vnd_id = v.id and i.ativo)) as venda,
      (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'uid', g.uid, 'tipo', g.tipo, 'valor', g.valor, 'situacao', g.situacao, 'ativo', g.ativo,
        'cauId', g.cau_id, 'endToEndId', g.end_to_end_id)), '[]') from pagamento g where g.vnd_id = v.id) as pagamentos,
      (select coalesce(jsonb_agg(${DEVOLUCAO}), '[]') from devolucao d where d.vnd_id = v.id) as devolucoes,
      (select coalesce(jsonb_agg(${PIX}), '[]') from pix_recebido x where x.hot_id = v.hot_id and (x.pag_id in (select g.id from pagamento g where g.vnd_id = v.id)
        or x.end_to_end_id in (select g.end_to_end_id from pagamento g where g.vnd_id = v.id))) as pix,
      (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'pagId', o.pag_id, 'pago', q.pago, 'tarifa', q.tarifa, 'encargos', q.encargos, 'resultado', q.resultado)), '[]')
        from boleto_liquidacao q join boleto o on o.id = q.bol_id where o.vnd_id = v.id) as liquidacoes
    from venda v where v.hot_id = ${hotId} and v.id = any(${[...vndIds]}) order by v.id`.execute(tx)
  return rows
}

export async function vendasDoLote(tx: Tx, hotId: number, lelId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ vndId: number }>`
    select distinct vnd_id from venda_item where hot_id = ${hotId} and lel_id = ${lelId} and ativo`.execute(
    tx,
  )
  return rows.map((r) => r.vndId)
}

/** A Pix of the bank, by its id, with the refunds that belong to no sale. */
export async function lerPix(
  tx: Tx,
  hotId: number,
  endToEndId: string,
): Promise<{ pix: PixLido; avulsas: DevolucaoLida[] } | undefined> {
  const { rows } = await sql<{ pix: PixLido; avulsas: DevolucaoLida[] }>`
    select ${PIX} as pix, (select coalesce(jsonb_agg(${DEVOLUCAO}), '[]') from devolucao d where d.end_to_end_id = x.end_to_end_id and d.vnd_id is null) as avulsas
    from pix_recebido x where x.hot_id = ${hotId} and x.end_to_end_id = ${endToEndId}`.execute(tx)
  return rows[0]
}

export interface CaucaoLida {
  readonly uid: string
  readonly valorRecebido: number | null
  readonly valorRetido: number
  readonly valorDevolvido: number
  readonly temPix: boolean
  readonly endToEndId: string | null
}

export async function lerCaucao(tx: Tx, hotId: number, cauId: number): Promise<CaucaoLida | undefined> {
  const { rows } = await sql<CaucaoLida>`
    select q.uid, q.valor_recebido, q.valor_retido, q.valor_devolvido, q.end_to_end_id,
      exists (select from pix_recebido x where x.end_to_end_id = q.end_to_end_id and x.hot_id = q.hot_id) as tem_pix
    from caucao q where q.hot_id = ${hotId} and q.id = ${cauId}`.execute(tx)
  return rows[0]
}

export interface JaLancado {
  readonly objetoTipo: string
  readonly objeto: string
  readonly partidas: readonly PartidaLancada[]
  /** how many entries each fact has */
  readonly versoes: ReadonlyMap<Fato, number>
}

const nomeDe = (tipo: string, chave: string): string => `${tipo}|${chave}`

/**
 * What is written of these objects, after two writers of one object have been put one behind the other: the second sees
 * what the first wrote, and writes nothing twice.
 */
export async function lerLancados(
  tx: Tx,
  hotId: number,
  objetos: readonly Objeto[],
  { paraEscrever = true }: { readonly paraEscrever?: boolean } = {},
): Promise<Map<string, JaLancado>> {
  const chaves = objetos.map((o) => nomeDe(o.tipo, o.chave)).toSorted()
  if (paraEscrever)
    await sql`select pg_advisory_xact_lock(hashtextextended('razao|' || ${String(hotId)} || '|' || k, 0))
      from unnest(${chaves}::text[]) with ordinality u (k, n) order by n`.execute(tx)
  const { rows } = await sql<{
    objetoTipo: string
    objeto: string
    fato: Fato
    conta: PartidaLancada['conta']
    comId: number | null
    valor: number
    versao: number
  }>`
    select a.objeto_tipo, a.objeto, a.fato, p.conta, p.com_id, sum(p.valor)::bigint as valor, max(a.versao) as versao
    from razao_lancamento a join razao_partida p on p.lan_id = a.id
    where a.hot_id = ${hotId} and (a.objeto_tipo, a.objeto) in (select split_part(k, '|', 1), substr(k, strpos(k, '|') + 1) from unnest(${chaves}::text[]) k)
    group by 1, 2, 3, 4, 5`.execute(tx)
  const lancados = new Map<string, JaLancado & { partidas: PartidaLancada[]; versoes: Map<Fato, number> }>()
  for (const r of rows) {
    const nome = nomeDe(r.objetoTipo, r.objeto)
    const l = lancados.get(nome) ?? {
      objetoTipo: r.objetoTipo,
      objeto: r.objeto,
      partidas: [] as PartidaLancada[],
      versoes: new Map<Fato, number>(),
    }
    lancados.set(nome, l)
    l.partidas.push({ fato: r.fato, conta: r.conta, comId: r.comId, valor: r.valor })
    l.versoes.set(r.fato, Math.max(l.versoes.get(r.fato) ?? 0, r.versao))
  }
  return lancados
}

export const lancadosDe = (m: Map<string, JaLancado>, o: Objeto): JaLancado =>
  m.get(nomeDe(o.tipo, o.chave)) ?? { objetoTipo: o.tipo, objeto: o.chave, partidas: [], versoes: new Map() }

/** One entry with its lines. The database refuses it when it does not balance, and a version that is there already. */
export async function inserirLancamento(
  tx: Tx,
  hotId: number,
  l: Lancamento & { objeto: Objeto; versao: number; vndId: number | null; abertura: boolean },
): Promise<void> {
  const { id } = await tx
    .insertInto('razaoLancamento')
    .values({
      hotId,
      fato: l.fato,
      objetoTipo: l.objeto.tipo,
      objeto: l.objeto.chave,
      versao: l.versao,
      estorno: l.estorno,
      abertura: l.abertura,
      vndId: l.vndId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('razaoPartida')
    .values(l.partidas.map((p) => ({ hotId, lanId: id, conta: p.conta, valor: p.valor, comId: p.comId })))
    .execute()
}
