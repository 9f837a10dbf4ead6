import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { declararPreferencia } from '@martelo/contracts/judicial/declarar-preferencia.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { avisarDeclaracao } from './avisar-judicial.ts'
import { inserirPreferencia, lerPreferencias } from './judicial.sql.ts'
import { loteDeJuizo } from './lote-de-juizo.ts'

handle(declararPreferencia, (ctx, { params, body }) => {
  const { cliId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const achado = await loteDeJuizo(tx, hotId, params.lelUid)
    if (achado === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const uid = await inserirPreferencia(tx, { ...body, hotId, lelId: achado.lote.id, cliId })
    if (uid === null) return recusar('NAO_PODE', 'Você já declarou um direito sobre este lote.')
    const [direito] = await lerPreferencias(tx, hotId, { uid })
    if (direito !== undefined) await avisarDeclaracao(ctx.servicos, tx, hotId, direito)
    await auditar(ctx, tx, {
      entidade: 'lote',
      uid: achado.lote.uid,
      acao: 'declararPreferencia',
      depois: { fundamento: body.fundamento },
    })
    return { uid }
  })
})
