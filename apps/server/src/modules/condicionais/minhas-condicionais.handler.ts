import { minhasCondicionais } from '@martelo/contracts/condicionais/minhas-condicionais.contract.ts'
import { podeTransitarCondicional } from '@martelo/domain/condicionais/states.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { condicionalDaLinha } from '../pregao/door.ts'
import { acordosDoCliente, type LoteEmAcordo } from './condicionais.sql.ts'

/** Whether he may answer now, and why not, by the same table that will decide. */
function podeResponder(l: LoteEmAcordo): { responder: boolean; motivo: string | null } {
  if (l.condicionalSituacao === null || l.lanceValor === null) return { responder: false, motivo: null }
  const r = podeTransitarCondicional(
    { de: l.condicionalSituacao, evento: 'clienteAceita', atores: ['Cliente'] },
    {
      agora: l.agora.getTime(),
      prazo: l.condicionalPrazo?.getTime() ?? 0,
      lance: l.lanceValor,
      novoValor: l.condicionalNovoValor,
      comitenteDoLote: false,
      clienteVencedor: true,
    },
  )
  return { responder: r.pode, motivo: r.pode ? null : r.motivo }
}

handle(minhasCondicionais, async (ctx, { query }) => {
  const { cliId } = exigirCliente(ctx)
  const lotes = await ctx.ler((tx) => acordosDoCliente(tx, ctx.hotsite.id, cliId, query.lelUid ?? null))
  return lotes.flatMap((l) => {
    const condicional = condicionalDaLinha(l)
    if (condicional === null) return []
    const { lelUid, leiUid, numero, nome } = l
    return [
      {
        lelUid,
        leiUid,
        numero,
        nome,
        condicional: { ...condicional, respostaNome: null },
        can: podeResponder(l),
      },
    ]
  })
})
