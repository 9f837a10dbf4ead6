import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { reenviarLaudoCondicional } from '@martelo/contracts/impressos/reenviar-laudo-condicional.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { laudoDoLeilao, marcarReenvioDoLaudo } from '../condicionais/door.ts'
import { desenharLaudo, mandarLaudo } from './enviar-laudo-condicional.job.ts'

handle(reenviarLaudoCondicional, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const l = await ctx.ler((tx) => laudoDoLeilao(tx, hotId, params.uid))
  if (l === undefined) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  if (l.condicionais === 0)
    return recusar('SEM_CONDICIONAIS', 'Este leilão não tem lotes condicionais: não há laudo a enviar.')
  if (l.destinatarios.length === 0)
    return recusar(
      'SEM_DESTINATARIO',
      'Indique antes, nas configurações da casa, quem recebe o laudo das condicionais.',
    )
  const bytes = await desenharLaudo(ctx.servicos, l)
  if (bytes === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  await ctx.tx(async (tx) => {
    const vez = await marcarReenvioDoLaudo(tx, l)
    await mandarLaudo(ctx.servicos, tx, l, { bytes, vez })
    await auditar(ctx, tx, { entidade: 'leilao', uid: l.leiUid, acao: 'reenviarLaudo' })
  })
  return { destinatarios: l.destinatarios.length }
})
