// A case that the house opens itself. What is named brings along what belongs to it: an item its lot, vehicle, consignor and
// buyer.
import { abrirIncidente } from '@martelo/contracts/incidentes/abrir-incidente.contract.ts'
import type { Tx } from '../../core/database/database.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { idDoNumero, itensAtivos, lerVenda } from '../vendas/door.ts'
import { abrirUmIncidente } from './abrir-incidente.ts'
import { doLote, idDe, type Referencia } from './incidentes.sql.ts'
import { responderACasa } from './responder-incidente.ts'

interface Pedido {
  readonly vndId?: number | null | undefined
  readonly itemUid?: string | null | undefined
  readonly lelUid?: string | null | undefined
  readonly veiUid?: string | null | undefined
  readonly cliUid?: string | null | undefined
  readonly comUid?: string | null | undefined
}

handle(abrirIncidente, async (ctx, { body }) => {
  const { tipo, assunto, descricao, chaveDoPedido } = body
  const uid = await ctx.tx(async (tx) => {
    const de = await referencias(tx, ctx.hotsite.id, body)
    return abrirUmIncidente(ctx, tx, { tipo, assunto, descricao, chaveDoPedido, doCliente: false, ...de })
  })
  return responderACasa(ctx, uid)
})

const falta = (campo: string, texto: string) =>
  new RecusaLancada(recusar('CAMPOS', texto, { campos: { [campo]: texto } }))

async function referencias(tx: Tx, hotId: number, p: Pedido) {
  const achar = async (r: Referencia): Promise<number | null> => {
    const uid = p[r]
    if (uid === null || uid === undefined) return null
    const id = await idDe(tx, hotId, r, uid)
    if (id === null) throw falta(r, 'Registro não encontrado')
    return id
  }
  const vndId = p.vndId == null ? undefined : await idDoNumero(tx, hotId, p.vndId)
  const v = vndId === undefined ? undefined : await lerVenda(tx, hotId, vndId)
  if (p.vndId != null && v === undefined) throw falta('vndId', 'Venda não encontrada')
  const itens = v === undefined ? [] : itensAtivos(v)
  const item =
    p.itemUid == null ? (itens.length === 1 ? itens[0] : undefined) : itens.find((i) => i.uid === p.itemUid)
  if (p.itemUid != null && item === undefined) throw falta('itemUid', 'Item não encontrado nesta venda')
  const lelId = item?.lelId ?? (await achar('lelUid'))
  const lote = lelId === null ? undefined : await doLote(tx, hotId, lelId)
  const de = {
    vndId: v?.venda.id ?? null,
    itemId: item?.id ?? null,
    lelId,
    veiId: lote?.veiId ?? (await achar('veiUid')),
    cliId: v?.venda.cliId ?? (await achar('cliUid')),
    comId: lote?.comId ?? (await achar('comUid')),
  }
  if (Object.values(de).every((id) => id === null))
    throw falta('vndId', 'Diga de que venda, lote, veículo, cliente ou comitente se trata')
  return de
}
