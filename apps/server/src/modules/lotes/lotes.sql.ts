// Lots as the back-office reads them: one query for every list, and the record.
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql, type Pagina } from '../../core/database/lista.ts'
import type { JsonValue, Lote } from '../../core/database/schema.gen.ts'

export type LoteInteiro = Selectable<Lote>

export interface FiltroDeLotes extends Pagina {
  readonly busca?: string | undefined
  readonly leilao?: number | undefined
  readonly situacao?: string | undefined
  readonly tipoNegociacao?: string | undefined
  readonly comitente?: string | undefined
  readonly veiculo?: string | undefined
  readonly semFoto?: string | undefined
  readonly lelUid?: string | undefined
}

export interface LinhaLote {
  id: number
  uid: string
  edicao: number
  numero: string
  posicaoLeilao: number
  nome: string
  situacao: SituacaoLote
  motivoSituacao: string | null
  tipo: string
  tipoNegociacao: 'DISPUTA' | 'PROPOSTA' | 'COMPRE_JA'
  minimo: number
  incremento: number
  compreJa: number | null
  valorComitente: number | null
  lanceValor: number | null
  valorVendido: number | null
  lanceQuantidade: number
  dataFim: Date | null
  fotos: number
  exigeFotosAprovadas: boolean
  fotosPorAprovar: number
  posicoesSemFoto: string[]
  veiTipoId: number
  fotoChave: string | null
  fotoLargura: number | null
  conjuntoPrincipalUid: string | null
  destaque: boolean
  leiId: number
  leiUid: string
  leiNome: string
  leiSituacao: SituacaoLeilao
  leiData: Date
  leiEncerradoAt: Date | null
  vendaDesistida: boolean
  comitente: string
  veiUid: string
  veiNome: string
  placa: string | null
  chassi: string | null
  anoModelo: number | null
  inibirVenda: boolean
}

const COLUNAS: Readonly<Record<string, RawBuilder<unknown>>> = {
  numero: sql`lpad(l.numero, 20, '0')`,
  posicaoLeilao: sql`l.posicao_leilao`,
  nome: sql`busca_chave(l.nome)`,
  situacao: sql`l.situacao`,
  minimo: sql`l.minimo`,
  lance: sql`l.lance_valor`,
  dataFim: sql`l.data_fim`,
  leilao: sql`e.data`,
  comitente: sql`busca_chave(c.nome)`,
}

const DE = sql`lote l join leilao e on e.id = l.lei_id join veiculo v on v.id = l.vei_id
  join comitente c on c.id = l.com_id join tipo_lote t on t.id = l.tipo_id`

/** The list of lots; with a sort that the table does not know: newest auction first, then the order of the cry. */
export async function listarLotes(tx: Tx, hotId: number, f: FiltroDeLotes): Promise<Listados<LinhaLote>> {
  return listar(tx, {
    colunas: sql`l.id, l.uid, l.edicao, l.numero, l.posicao_leilao, l.nome, l.situacao, l.motivo_situacao, t.nome as tipo,
      l.tipo_negociacao, l.minimo, l.incremento, l.compre_ja, l.valor_comitente, l.lance_valor, l.valor_vendido, l.lance_quantidade, l.data_fim,
      (select count(*)::int from veiculo_foto x where x.vei_id = l.vei_id and x.tipo = 'foto') as fotos,
      (select h.exige_fotos_aprovadas from hotsite h where h.id = l.hot_id) as exige_fotos_aprovadas,
      (select count(*)::int from veiculo_foto x where x.vei_id = l.vei_id and x.tipo = 'foto' and x.aprovada_at is null) as fotos_por_aprovar,
      array(select m.tipo || ':' || m.nome from modelo_fotos m where m.hot_id = l.hot_id and m.ativo and m.obrigatoria
        and not exists (select from veiculo_foto f where f.vei_id = l.vei_id and f.tipo = 'foto' and f.mfo_id = m.id and f.aprovada_at is not null)
        order by m.ordem, m.id) as posicoes_sem_foto, v.tipo_id as vei_tipo_id,
      f.chave as foto_chave, f.larguras[1] as foto_largura,
      (select p.uid from lote p where p.id = l.conjunto_principal_id) as conjunto_principal_uid, l.destaque,
      e.id as lei_id, e.uid as lei_uid, e.nome as lei_nome, e.situacao as lei_situacao, e.data as lei_data, e.encerrado_at as lei_encerrado_at,
      not exists (select from venda_item i join venda s on s.id = i.vnd_id
        where i.lel_id = l.id and i.ativo and s.situacao not in ('Cancelada', 'Cliente Desistiu')) as venda_desistida, c.nome as comitente,
      v.uid as vei_uid, v.nome as vei_nome, v.placa, v.chassi, v.ano_modelo, v.inibir_venda`,
    de: DE,
    deTudo: sql`left join lateral (select chave, larguras from veiculo_foto x where x.vei_id = l.vei_id and x.tipo = 'foto' order by x.ordem limit 1) f on true`,
    onde: [
      sql`l.hot_id = ${hotId}`,
      contemSql(f.busca, [sql`l.numero`, sql`l.nome`, sql`v.placa`, sql`v.chassi`, sql`c.nome`]),
      ...(f.leilao ? [sql`l.lei_id = ${f.leilao}`] : []),
      ...(f.situacao ? [sql`l.situacao = ${f.situacao}`] : []),
      ...(f.tipoNegociacao ? [sql`l.tipo_negociacao = ${f.tipoNegociacao}`] : []),
      ...(f.comitente ? [sql`c.uid = ${f.comitente}`] : []),
      ...(f.veiculo ? [sql`v.uid = ${f.veiculo}`] : []),
      ...(f.lelUid ? [sql`l.uid = ${f.lelUid}`] : []),
      ...(f.semFoto
        ? [sql`not exists (select from veiculo_foto x where x.vei_id = l.vei_id and x.tipo = 'foto')`]
        : []),
    ],
    ordem: ordemSql(f.ordenar, COLUNAS, sql`e.data desc, l.posicao_leilao`, sql`l.id`),
    pagina: f,
  })
}

export async function lerLote(tx: Tx, hotId: number, uid: string): Promise<LoteInteiro | null> {
  return (
    (await tx
      .selectFrom('lote')
      .selectAll()
      .where('hotId', '=', hotId)
      .where('uid', '=', uid)
      .executeTakeFirst()) ?? null
  )
}

/** Ids of lots by their public ids, in the order in which they must be locked. */
export async function acharLotes(
  tx: Tx,
  hotId: number,
  uids: readonly string[],
): Promise<{ id: number; uid: string; numero: string; leiId: number; situacao: string }[]> {
  return tx
    .selectFrom('lote')
    .select(['id', 'uid', 'numero', 'leiId', 'situacao'])
    .where('hotId', '=', hotId)
    .where('uid', 'in', [...uids])
    .orderBy('id')
    .execute()
}

export interface MembroDoConjunto {
  uid: string
  numero: string
  nome: string
  principal: boolean
}
/** The set that a lot belongs to, principal first; empty when it stands alone. */
export async function lerConjunto(tx: Tx, hotId: number, lote: LoteInteiro): Promise<MembroDoConjunto[]> {
  const raiz = lote.conjuntoPrincipalId ?? lote.id
  const { rows } = await sql<MembroDoConjunto>`
    select uid, numero, nome, id = ${raiz} as principal from lote
    where hot_id = ${hotId} and (id = ${raiz} or conjunto_principal_id = ${raiz}) order by id = ${raiz} desc, posicao_leilao`.execute(
    tx,
  )
  return rows.length > 1 ? rows : []
}

/** The lists of a lot's form as their columns take them. */
export const listasDoLote = (d: {
  readonly situacaoDetran: readonly unknown[]
  readonly itensNotaFiscal: readonly unknown[]
}) => ({
  situacaoDetran: sql<JsonValue>`${JSON.stringify(d.situacaoDetran)}::jsonb`,
  itensNotaFiscal: sql<JsonValue>`${JSON.stringify(d.itensNotaFiscal)}::jsonb`,
})

/** Whether another lot of the auction has that number. */
export async function numeroUsado(
  tx: Tx,
  leiId: number,
  numero: string,
  menosLelId: number,
): Promise<boolean> {
  const outro = await tx
    .selectFrom('lote')
    .select('id')
    .where('leiId', '=', leiId)
    .where('numero', '=', numero)
    .where('id', '<>', menosLelId)
    .executeTakeFirst()
  return outro !== undefined
}
