// The buyer's choice of how his papers reach him, at the purchase and after it: one rule for both calls.
//
// Refuses: a fee that is not the one in force today (the browser's word is not taken), a yard with any other method, a
// delivery without an address, a change after the papers left. On a paid sale a dearer method waits for its difference.
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  conferirValorDaEntrega,
  type EscolhaDeEntrega,
  type MetodoDeEntrega,
  validarEscolhaDeEntrega,
} from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { julgarEscolha } from '@martelo/domain/entregas/troca-de-entrega.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirCliente } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { lerPatios } from '../patios/door.ts'
import { assentarVenda, concluir, porCobrancasDeLado, type VendaMudada } from '../vendas/door.ts'
import { type ItemTravado, precosDeEntrega, temEndereco, travarItem } from './entregas.sql.ts'
import { inserirTroca, mudarEntregaDoItem, mudarTroca, trocaAberta } from './trocas.sql.ts'

export interface Escolha {
  readonly uid: string
  readonly metodo: MetodoDeEntrega
  readonly valor: number
  readonly patUid?: string | null | undefined
}

interface Feita {
  readonly mudada: VendaMudada | null
  readonly troca: { readonly uid: string; readonly diferenca: number } | null
}

const recusarCampos = (campos: Record<string, string>) =>
  new RecusaLancada(recusar('CAMPOS', Object.values(campos), { campos }))

/** Throws the refusals NAO_ENCONTRADO, CAMPOS and RECUSADA. */
export async function escolherEntrega(ctx: Ctx, pedido: Escolha) {
  const { cliId } = exigirCliente(ctx)
  const lida = validarEscolhaDeEntrega({ ...pedido, patUid: pedido.patUid ?? null })
  if (!lida.ok) throw recusarCampos(lida.erros)
  const { metodo, valor } = lida.valor
  const { mudada, troca } = await ctx.tx(async (tx): Promise<Feita> => {
    const hotId = ctx.hotsite.id
    const item = await travarItem(tx, hotId, pedido.uid)
    if (item === undefined || item.cliId !== cliId)
      throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Item não encontrado'))
    const aberta = await trocaAberta(tx, hotId, item.id)
    const r = julgarEscolha({
      venda: item.vndSituacao,
      documentacao: item.documentacaoSituacao,
      pago: item.valorSedex,
      valor,
      trocaAberta: aberta?.situacao ?? null,
    })
    if (r.tipo === 'recusa') throw new RecusaLancada(recusar('RECUSADA', r.motivo))
    const patId = await conferir(ctx, tx, lida.valor, cliId)
    // A new wish takes the place of one that was not proven.
    if (aberta !== undefined) await mudarTroca(tx, hotId, aberta.id, { situacao: 'cancelada' })
    return r.tipo === 'cobra'
      ? { mudada: null, troca: await pedirTroca(ctx, tx, item, { metodo, valor, diferenca: r.diferenca }) }
      : { mudada: await mudarJa(ctx, tx, item, { metodo, valor, patId }), troca: null }
  })
  if (mudada !== null) concluir(ctx.servicos, mudada)
  return { uid: pedido.uid, metodo, valor, troca }
}

/** The yard's id for a pickup; null for a delivery. */
async function conferir(ctx: Ctx, tx: Tx, e: EscolhaDeEntrega, cliId: number): Promise<number | null> {
  const hotId = ctx.hotsite.id
  const hoje = diaEmBrasilia(ctx.agora)
  const caro = conferirValorDaEntrega(e, hoje, await precosDeEntrega(tx, hotId, hoje))
  if (caro !== null) throw recusarCampos({ valor: caro })
  if (e.patUid === null) {
    if (!(await temEndereco(tx, hotId, cliId)))
      throw recusarCampos({ metodo: 'Cadastre o seu endereço em Meu perfil para receber os documentos.' })
    return null
  }
  const patio = (await lerPatios(tx, hotId)).find((p) => p.uid === e.patUid)
  if (patio === undefined) throw recusarCampos({ patUid: 'Este pátio não está disponível.' })
  return patio.id
}

async function pedirTroca(
  ctx: Ctx,
  tx: Tx,
  item: ItemTravado,
  t: { metodo: MetodoDeEntrega; valor: number; diferenca: number },
): Promise<Feita['troca']> {
  const { usuId } = exigirCliente(ctx)
  const uid = await inserirTroca(tx, { hotId: ctx.hotsite.id, itemId: item.id, usuId, ...t })
  await auditar(ctx, tx, {
    entidade: 'venda_item',
    uid: item.uid,
    acao: 'pedirTrocaDeEntrega',
    antes: { metodo: item.metodoEntrega, valor: item.valorSedex },
    depois: { metodo: t.metodo, valor: t.valor, diferenca: t.diferenca },
  })
  return { uid, diferenca: t.diferenca }
}

async function mudarJa(
  ctx: Ctx,
  tx: Tx,
  item: ItemTravado,
  e: { metodo: MetodoDeEntrega; valor: number; patId: number | null },
): Promise<VendaMudada> {
  const hotId = ctx.hotsite.id
  const { usuId } = exigirCliente(ctx)
  await mudarEntregaDoItem(tx, hotId, item.id, { ...e, usuId, quando: new Date(ctx.agora) })
  await auditar(ctx, tx, {
    entidade: 'venda_item',
    uid: item.uid,
    acao: 'escolherEntrega',
    antes: { metodo: item.metodoEntrega, valor: item.valorSedex },
    depois: { metodo: e.metodo, valor: e.valor },
  })
  // A code that the buyer holds is for another sum now.
  if (e.valor !== item.valorSedex) await porCobrancasDeLado(tx, hotId, item.vndId)
  return assentarVenda(ctx, tx, item.vndId, null)
}
