// The buyer's choice of how his papers reach him, at the purchase and after it: one rule for both calls.
//
// Refuses: a fee that is not the one in force today (the browser's word is not taken), a yard with any other method, a
// change after the papers left. A higher fee on a paid sale asks for the rest.
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import {
  conferirValorDaEntrega,
  type MetodoDeEntrega,
  PRECOS_INICIAIS_DE_ENTREGA,
  validarEscolhaDeEntrega,
} from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { type Ctx, exigirCliente } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { lerPatios } from '../patios/door.ts'
import { assentarVenda, concluir } from '../vendas/door.ts'
import { type ItemTravado, precosDeEntrega, travarItem } from './entregas.sql.ts'

export interface Escolha {
  readonly uid: string
  readonly metodo: MetodoDeEntrega
  readonly valor: number
  readonly patUid?: string | null | undefined
}

const recusarCampos = (campos: Record<string, string>) =>
  new RecusaLancada(recusar('CAMPOS', Object.values(campos), { campos }))

/** Throws the refusals NAO_ENCONTRADO, CAMPOS and RECUSADA. */
export async function escolherEntrega(
  ctx: Ctx,
  pedido: Escolha,
): Promise<{ uid: string; metodo: MetodoDeEntrega; valor: number }> {
  const { cliId, usuId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const lida = validarEscolhaDeEntrega({ ...pedido, patUid: pedido.patUid ?? null })
  if (!lida.ok) throw recusarCampos(lida.erros)
  const { metodo, valor, patUid } = lida.valor
  const mudada = await ctx.tx(async (tx) => {
    const item = await travarItem(tx, hotId, pedido.uid)
    if (item === undefined || item.cliId !== cliId)
      throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Item não encontrado'))
    const impedimento = impedimentoDaEscolha(item, valor)
    if (impedimento !== null) throw new RecusaLancada(recusar('RECUSADA', impedimento))
    const proprios = await precosDeEntrega(tx, hotId)
    const precos = proprios.length > 0 ? proprios : PRECOS_INICIAIS_DE_ENTREGA
    const caro = conferirValorDaEntrega({ metodo, valor }, diaEmBrasilia(ctx.agora), precos)
    if (caro !== null) throw recusarCampos({ valor: caro })
    const patio = patUid === null ? undefined : (await lerPatios(tx, hotId)).find((p) => p.uid === patUid)
    if (patUid !== null && patio === undefined)
      throw recusarCampos({ patUid: 'Este pátio não está disponível.' })
    await tx
      .updateTable('vendaItem')
      .set({
        metodoEntrega: metodo,
        valorSedex: valor,
        patId: patio?.id ?? null,
        enderecoEntrega: sql`(select to_jsonb(e) from endereco e where e.cli_id = ${cliId} and ${metodo} <> 'Retirada')`,
        dataEscolha: new Date(ctx.agora),
        usuarioEscolha: usuId,
        versao: sql`versao + 1`,
      })
      .where('id', '=', item.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'venda_item',
      uid: item.uid,
      acao: 'escolherEntrega',
      antes: { metodo: item.metodoEntrega, valor: item.valorSedex },
      depois: { metodo, valor },
    })
    return assentarVenda(ctx, tx, item.vndId, null)
  })
  concluir(ctx.servicos, mudada)
  return { uid: pedido.uid, metodo, valor }
}

/** The fee belongs to the sale's total: once paid, only a method that costs the same may be chosen here. */
function impedimentoDaEscolha(item: ItemTravado, valor: number): string | null {
  if (item.vndSituacao === 'Cancelada' || item.vndSituacao === 'Cliente Desistiu')
    return 'Esta compra foi encerrada.'
  if (item.documentacaoSituacao === 'enviado' || item.documentacaoSituacao === 'entregue')
    return 'Os documentos já foram enviados.'
  if (item.vndSituacao !== 'Aguardando Pagamento' && valor > item.valorSedex)
    return `Esta compra já foi paga sem o envio de ${formatarReais(valor)}. Fale com a nossa equipe, ou escolha Retirada.`
  return null
}
