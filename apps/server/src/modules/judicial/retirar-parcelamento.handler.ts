import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { retirarParcelamento } from '@martelo/contracts/judicial/retirar-parcelamento.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { travarLote } from '../../engines/lances/port.ts'
import { encerrarPropostas, lerPropostasParceladas } from './judicial.sql.ts'
import { loteDeJuizo, pracaDaProposta } from './lote-de-juizo.ts'

handle(retirarParcelamento, (ctx, { params }) => {
  const { cliId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const achado = await loteDeJuizo(tx, hotId, params.lelUid)
    if (achado === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const { id, uid } = achado.lote
    await travarLote(tx, hotId, id)
    const minha = (await lerPropostasParceladas(tx, hotId, { lelId: id })).find(
      (p) => p.cliId === cliId && p.situacao === 'APRESENTADA',
    )
    if (minha === undefined) return recusar('NAO_ENCONTRADO', 'Você não tem proposta para este lote.')
    if (pracaDaProposta(achado, ctx.agora) !== minha.praca)
      return recusar('NAO_PODE', 'A praça já começou: a proposta não pode mais ser retirada.')
    await encerrarPropostas(tx, hotId, { lelId: id, id: minha.id }, 'RETIRADA')
    await auditar(ctx, tx, {
      entidade: 'lote',
      uid,
      acao: 'retirarParcelamento',
      antes: { valor: minha.valor },
    })
    return { message: 'Proposta retirada' }
  })
})
