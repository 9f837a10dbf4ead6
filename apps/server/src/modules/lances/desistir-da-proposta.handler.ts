// The client takes back what he proposed, or declines the house's counter-offer. Neither touches the lot.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { desistirDaProposta } from '@martelo/contracts/lances/desistir-da-proposta.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { cancelarPelaPessoa, travarProposta } from './propostas.sql.ts'

handle(desistirDaProposta, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const { cliId, cliUid } = exigirCliente(ctx)
  const r = await ctx.tx(async (tx) => {
    const p = await travarProposta(tx, hotId, params.uid)
    if (p === null || p.donoId !== cliId) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    // The same tap again.
    if (p.situacao === 'CANCELADA') return p
    if (p.situacao !== 'ENVIADA' && p.situacao !== 'CONTRAPROPOSTA')
      return recusar('JA_RESPONDIDA', 'Esta proposta já foi encerrada.')
    await cancelarPelaPessoa(tx, hotId, p.id)
    await auditar(ctx, tx, {
      entidade: 'proposta',
      uid: params.uid,
      acao: 'desistir',
      antes: { situacao: p.situacao },
      depois: { situacao: 'CANCELADA' },
    })
    return p
  })
  if (ehRecusa(r)) return r
  const { tempoReal } = ctx.servicos
  tempoReal.avisar(`retaguarda:${hotId}`, 'proposta-recebida', { lelUid: r.lelUid })
  // His other screens.
  tempoReal.avisar(`cliente:${cliUid}`, 'proposta-respondida', {
    lelUid: r.lelUid,
    nome: r.lote,
    situacao: 'CANCELADA',
    contraproposta: null,
  })
  return { situacao: 'CANCELADA' as const }
})
