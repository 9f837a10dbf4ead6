// A new lot: what the form (or the spreadsheet) does not say is filled here, the same for both ways in.
import { randomUUID } from 'node:crypto'
import type { Centavos } from '@martelo/domain/comum/dinheiro.ts'
import { incrementoSugerido } from '@martelo/domain/lotes/incrementos.ts'
import { ehSucata, tipoDeLote } from '@martelo/domain/lotes/tipos.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Leilao, Lote, Veiculo } from '../../core/database/schema.gen.ts'

export interface LugarDoLote {
  readonly leilao: Selectable<Leilao>
  readonly veiculo: Selectable<Veiculo>
  readonly usuId: number
}

export interface ValoresDoNovoLote {
  readonly numero: string | null
  readonly minimo: Centavos
  readonly incremento?: Centavos | null | undefined
  readonly valorComitente?: Centavos | null | undefined
  /** any other column */
  readonly outros?: Partial<Insertable<Lote>>
}

/** The increment of the ladder for a lot of this kind with this minimum. */
export function incrementoPadrao(tipoId: number, minimo: Centavos): Centavos {
  const categoria = tipoDeLote(tipoId)?.categoria
  return incrementoSugerido(minimo, categoria !== undefined && ehSucata(categoria))
}

/** The lot that a vehicle still stands in, if any: a vehicle is in one open lot at a time. */
export async function loteAbertoDoVeiculo(
  tx: Tx,
  hotId: number,
  veiId: number,
): Promise<{ numero: string; leilao: string } | null> {
  const { rows } = await sql<{ numero: string; leilao: string }>`
    select l.numero, e.nome as leilao from lote l join leilao e on e.id = l.lei_id
    where l.hot_id = ${hotId} and l.vei_id = ${veiId} and l.situacao not in
      ('NAO_ARREMATADO','CLIENTE_DESISTIU','CANCELADO_NO_LEILAO','NEGADA_CONDICIONAL','LOTE_CANCELADO','CONDICIONAL_NEGADA','RECOMPRA','RETIRADO')`.execute(
    tx,
  )
  return rows[0] ?? null
}

interface NovoLote {
  readonly id: number
  readonly uid: string
  readonly numero: string
}

/**
 * Inserts a lot at the end of the auction's order (the auction's row is locked by the caller, so positions do not
 * race). Null when the number is taken.
 */
export async function inserirLote(
  tx: Tx,
  { leilao, veiculo, usuId }: LugarDoLote,
  valores: ValoresDoNovoLote,
): Promise<NovoLote | null> {
  return (await inserirLotes(tx, { leilao, usuId }, [{ veiculo, valores }]))[0] ?? null
}

/** The same for many lots in one statement, in their order. */
export async function inserirLotes(
  tx: Tx,
  { leilao, usuId }: Omit<LugarDoLote, 'veiculo'>,
  novos: readonly { readonly veiculo: Selectable<Veiculo>; readonly valores: ValoresDoNovoLote }[],
): Promise<(NovoLote | null)[]> {
  if (novos.length === 0) return []
  const { rows } = await sql<{ posicao: number; numero: number }>`
    select coalesce(max(posicao_leilao), 0) + 1 as posicao,
      coalesce(max(case when numero ~ '^[0-9]{1,9}$' then numero::int end), 0) + 1 as numero
    from lote where lei_id = ${leilao.id}`.execute(tx)
  const proximo = { ...(rows[0] ?? { posicao: 1, numero: 1 }) }
  const linhas = novos.map(({ veiculo, valores: v }) => {
    const numero = v.numero ?? String(proximo.numero)
    const posicao = v.outros?.posicaoLeilao ?? proximo.posicao
    proximo.posicao = Math.max(proximo.posicao, posicao + 1)
    if (/^[0-9]{1,9}$/.test(numero)) proximo.numero = Math.max(proximo.numero, Number(numero) + 1)
    return {
      nome: veiculo.nome,
      comissaoPorcentagem: leilao.porcentagemComissao,
      taxaAdm: leilao.taxaAdm,
      dataFim: new Date(leilao.data.getTime() + (posicao - 1) * leilao.segundoEntreLotes * 1000),
      ...v.outros,
      uid: randomUUID(),
      hotId: leilao.hotId,
      leiId: leilao.id,
      veiId: veiculo.id,
      comId: veiculo.comId,
      tipoId: veiculo.tipoId,
      numero,
      posicaoLeilao: posicao,
      minimo: v.minimo,
      incremento: v.incremento ?? incrementoPadrao(veiculo.tipoId, v.minimo),
      valorComitente: v.valorComitente ?? null,
      createdBy: usuId,
    }
  })
  const feitos = await tx
    .insertInto('lote')
    .values(linhas)
    .onConflict((c) => c.columns(['leiId', 'numero']).doNothing())
    .returning(['id', 'uid', 'numero'])
    .execute()
  const porUid = new Map(feitos.map((f) => [f.uid, f]))
  return linhas.map((l) => porUid.get(l.uid) ?? null)
}

/** Members of sets point to their principal lot. */
export async function juntarAosPrincipais(
  tx: Tx,
  hotId: number,
  pares: readonly (readonly [membro: number, principal: number])[],
): Promise<void> {
  if (pares.length === 0) return
  await sql`
    update lote l set conjunto_principal_id = x.principal
    from unnest(${pares.map(([m]) => m)}::int[], ${pares.map(([, p]) => p)}::int[]) as x(membro, principal)
    where l.id = x.membro and l.hot_id = ${hotId}`.execute(tx)
}
