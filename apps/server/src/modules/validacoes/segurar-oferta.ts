// A bid that was refused because its bidder is not validated: the staff gets the question, the client gets his answer
// later. It never delays or changes the refusal, and a repeated bid asks once.
import type { Ctx } from '../../core/http/contexto.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { abrirValidacao } from './abrir-validacao.ts'
import { anunciarValidacao } from './anunciar-validacao.ts'
import { acharLoteDaOferta } from './validacoes.sql.ts'

export async function segurarOferta(ctx: Ctx, lelUid: string, valor: number | null): Promise<void> {
  const { cliId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const aberta = await ctx.tx(async (tx) => {
    const lelId = await acharLoteDaOferta(tx, hotId, lelUid)
    if (lelId === null) return null
    const oferta = valor === null ? {} : { valorDaOferta: valor }
    return abrirValidacao(ctx.servicos, tx, { hotId, lelId, cliId, tipo: 'Manual', usuId: null, ...oferta })
  })
  if (aberta?.nova) await anunciarValidacao(ctx.servicos, hotId, aberta.validacao)
}
