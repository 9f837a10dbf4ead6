// Sends a letter, stops it, goes on with it. The letters themselves are written by the job, a part at a time.
import { moverBoletim } from '@martelo/contracts/newsletter/mover-boletim.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { podeTransitarBoletim } from '@martelo/domain/newsletter/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { aindaAAlcancar, contarDestinatarios, travarBoletim } from './boletins.sql.ts'
import { escreverCartas } from './escrever-cartas.job.ts'

handle(moverBoletim, (ctx, { params, body: { evento } }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { nome, papeis } = exigirSessao(ctx)
    const b = await travarBoletim(tx, hotId, params)
    if (b === undefined) return recusar('NAO_ENCONTRADO', 'Este boletim não existe mais.')
    const destinatarios = await contarDestinatarios(tx, hotId, b.interesse)
    const pedido = { de: b.situacao, evento, atores: atoresDosPapeis(papeis) }
    const r = podeTransitarBoletim(pedido, { destinatarios })
    if (!r.pode) return recusar('SITUACAO', r.motivo)
    const envio = { enviadoAt: new Date(ctx.agora), enviadoNome: nome, origem: ctx.origem }
    await tx
      .updateTable('boletim')
      .set({ situacao: r.para, ...(evento === 'enviar' ? envio : {}) })
      .where('hotId', '=', hotId)
      .where('id', '=', b.id)
      .execute()
    if (r.para === 'ENVIANDO') await escreverCartas.agendar(tx, { hotId, bolId: b.id })
    await auditar(ctx, tx, {
      entidade: 'boletim',
      uid: b.uid,
      acao: evento,
      depois: { situacao: r.para, destinatarios },
    })
    return { uid: b.uid, situacao: r.para, destinatarios: await aindaAAlcancar(tx, hotId, b.id) }
  }),
)
