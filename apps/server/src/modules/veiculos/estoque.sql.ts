// The stock of a house: active vehicles with their place, their age in it and what they lack. A consignor follows his
// goods on until they are paid out.
import {
  type FatosDoEstoque,
  type Falta,
  IDADES_DO_ESTOQUE,
  type IdadeDoEstoque,
} from '@martelo/domain/veiculos/faltas-do-veiculo.ts'
import type { FatosDoBem } from '@martelo/domain/portal/etapa-do-bem.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql, type Pagina } from '../../core/database/lista.ts'
import { foraDoTeste } from '../leiloes/door.ts'

/** Whose stock: all of the house, what stands in a user's yards, or what is of his consignors. */
export interface Alcance {
  readonly usuId: number
  readonly registros: 'todos' | 'dos-seus-patios' | 'do-seu-comitente'
}
export interface FiltroDoEstoque extends Pagina {
  readonly busca?: string | undefined
  readonly patio?: string | undefined
  readonly situacao?: string | undefined
  readonly tipo?: number | undefined
  readonly classificacao?: string | undefined
  readonly falta?: Falta | undefined
  readonly idade?: IdadeDoEstoque | undefined
}
export interface LinhaDoEstoque extends FatosDoEstoque {
  uid: string
  nome: string
  placa: string | null
  anoModelo: number | null
  tipo: string
  situacao: FatosDoBem['situacao']
  remocao: FatosDoBem['remocao']
  lote: string | null
  prestacao: FatosDoBem['prestacao']
  comitente: string
  patio: string | null
  classificacao: string | null
  tags: string[]
  desde: Date
  dias: number
  valorMercado: number | null
  chave: string | null
  largura: number | null
}

const FOTOS = sql`(select count(*)::int from veiculo_foto x where x.vei_id = v.id and x.tipo = 'foto')`
const POR_APROVAR = sql`(select count(*)::int from veiculo_foto x where x.vei_id = v.id and x.tipo = 'foto' and x.aprovada_at is null)`
const DOCUMENTOS = sql`(select count(*)::int from anexo x where x.hot_id = v.hot_id and x.entidade = 'veiculo' and x.entidade_uid = v.uid
  and x.tipo in ('documento', 'nota') and x.removido_at is null)`
const DIAS = sql`extract(day from clock_timestamp() - v.no_patio_desde)::int`

// The same conditions as faltasDoVeiculo of the domain, to narrow by.
const SEM: Readonly<Record<Falta, RawBuilder<unknown>>> = {
  fotos: sql`${FOTOS} = 0`,
  fotosAprovadas: sql`${POR_APROVAR} > 0`,
  documento: sql`${DOCUMENTOS} = 0`,
  laudo: sql`v.laudo_cautelar_resultado = 'NAO_REALIZADO'`,
  chave: sql`v.possui_chave is null`,
  recorte: sql`v.falta_recorte`,
  decalque: sql`v.falta_decalque`,
  liberacao: sql`v.inibir_venda`,
}

const doAlcance = (a: Alcance): RawBuilder<unknown> =>
  a.registros === 'todos'
    ? sql`true`
    : a.registros === 'dos-seus-patios'
      ? sql`exists (select from usuario_patio up where up.usu_id = ${a.usuId} and up.pat_id = v.pat_id)`
      : sql`exists (select from usuario_comitente uc where uc.usu_id = ${a.usuId} and uc.com_id = v.com_id)`

const DE = sql`veiculo v join comitente c on c.id = v.com_id join tipo_lote t on t.id = v.tipo_id left join patio p on p.id = v.pat_id
  left join veiculo_classificacao k on k.id = v.vcl_id`
const COLUNAS: Readonly<Record<string, RawBuilder<unknown>>> = {
  nome: sql`busca_chave(v.nome)`,
  comitente: sql`busca_chave(c.nome)`,
  patio: sql`busca_chave(coalesce(p.nome, ''))`,
  situacao: sql`v.situacao`,
  dias: sql`v.no_patio_desde`,
  valorMercado: sql`v.valor_mercado`,
}
const basico = (hotId: number, a: Alcance): RawBuilder<unknown>[] => [
  sql`v.hot_id = ${hotId}`,
  a.registros === 'do-seu-comitente' ? sql`true` : sql`v.situacao in ('ESTOQUE', 'EM_LEILAO')`,
  foraDoTeste(hotId),
  doAlcance(a),
]

function daIdade(idade: IdadeDoEstoque | undefined): RawBuilder<unknown>[] {
  const faixa = IDADES_DO_ESTOQUE.find((i) => i.id === idade)
  if (faixa === undefined) return []
  return [sql`${DIAS} >= ${faixa.de}`, ...(faixa.ate === null ? [] : [sql`${DIAS} <= ${faixa.ate}`])]
}

export function listarEstoque(
  tx: Tx,
  hotId: number,
  a: Alcance,
  f: FiltroDoEstoque,
): Promise<Listados<LinhaDoEstoque>> {
  return listar<LinhaDoEstoque>(tx, {
    colunas: sql`v.uid, v.nome, v.placa, v.ano_modelo, t.nome as tipo, v.situacao, c.nome as comitente, p.nome as patio,
      k.nome as classificacao, v.tags, v.no_patio_desde as desde, ${DIAS} as dias, v.valor_mercado,
      ${FOTOS} as fotos, ${POR_APROVAR} as fotos_por_aprovar, ${DOCUMENTOS} as documentos,
      v.laudo_cautelar_resultado <> 'NAO_REALIZADO' as laudo_feito, v.possui_chave, v.falta_recorte, v.falta_decalque, v.inibir_venda,
      f.chave, f.larguras[1] as largura, r.situacao as remocao, u.situacao as lote, w.situacao as prestacao`,
    de: DE,
    deTudo: sql`left join lateral (select chave, larguras from veiculo_foto x where x.vei_id = v.id and x.tipo = 'foto' order by x.ordem limit 1) f on true
      left join lateral (select x.situacao from remocao x where x.hot_id = v.hot_id and x.vei_id = v.id order by x.id desc limit 1) r on true
      left join lateral (select x.id, x.situacao from lote x where x.vei_id = v.id and x.situacao <> 'CADASTRADO' order by x.id desc limit 1) u on true
      left join lateral (select y.situacao from venda_item i join prestacao_item x on x.item_id = i.id and x.hot_id = i.hot_id
        join prestacao y on y.id = x.pre_id where i.lel_id = u.id and i.ativo order by i.id desc limit 1) w on true`,
    onde: [
      ...basico(hotId, a),
      contemSql(f.busca, [
        sql`v.nome`,
        sql`v.placa`,
        sql`v.placa_chave`,
        sql`v.chassi`,
        sql`array_to_string(v.tags, ' ')`,
      ]),
      ...(f.patio === 'externo' ? [sql`v.pat_id is null`] : f.patio ? [sql`p.uid = ${f.patio}`] : []),
      ...(f.situacao ? [sql`v.situacao = ${f.situacao}`] : []),
      ...(f.tipo ? [sql`v.tipo_id = ${f.tipo}`] : []),
      ...(f.classificacao ? [sql`k.uid = ${f.classificacao}`] : []),
      ...(f.falta ? [SEM[f.falta]] : []),
      ...daIdade(f.idade),
    ],
    ordem: ordemSql(f.ordenar, COLUNAS, sql`v.no_patio_desde`, sql`v.id`),
    pagina: f,
  })
}

export interface LinhaDoPatio {
  patioUid: string | null
  patio: string | null
  veiculos: number
  comFaltas: number
  diasEmMedia: number
  ate30: number
  ate60: number
  ate90: number
  mais90: number
}
export async function estoqueDosPatios(tx: Tx, hotId: number, a: Alcance): Promise<LinhaDoPatio[]> {
  const faltando = sql.join(Object.values(SEM), sql` or `)
  const { rows } = await sql<LinhaDoPatio>`
    select x.patio_uid, x.patio, count(*)::int as veiculos, (count(*) filter (where x.faltando))::int as com_faltas,
      coalesce(avg(x.dias), 0)::int as dias_em_media,
      (count(*) filter (where x.dias <= 30))::int as ate30, (count(*) filter (where x.dias between 31 and 60))::int as ate60,
      (count(*) filter (where x.dias between 61 and 90))::int as ate90, (count(*) filter (where x.dias > 90))::int as mais90
    from (select p.uid as patio_uid, p.nome as patio, extract(day from clock_timestamp() - v.no_patio_desde)::int as dias,
        (${faltando})::boolean as faltando
      from veiculo v left join patio p on p.id = v.pat_id
      where v.hot_id = ${hotId} and v.situacao in ('ESTOQUE', 'EM_LEILAO') and ${foraDoTeste(hotId)} and ${doAlcance(a)}) x
    group by 1, 2 order by veiculos desc, patio nulls last`.execute(tx)
  return rows
}
