// A test key's answer to a lot of the data to try with: it moves the lot, and tells the addresses of the same data.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { responderNoEnsaio } from '@martelo/domain/sistemas/responder-no-ensaio.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import type { Dita } from '../condicionais/door.ts'
import { distribuir } from './avisar-sistemas.job.ts'
import { mudarNoEnsaio, travarNoEnsaio } from './ensaio.sql.ts'
import { novoEvento } from './novo-evento.sql.ts'

export const guardarRespostaDeEnsaio = (ctx: Ctx, comId: number, uid: string, dita: Dita) =>
  ctx.tx(async (tx) => {
    const q = { hotId: ctx.hotsite.id, comId }
    const l = await travarNoEnsaio(tx, { ...q, tipo: 'lote' }, uid)
    if (l === undefined) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const dada = JSON.stringify([dita.resposta, dita.valor, dita.sobre])
    // The same answer again, as a program says it that lost the reply.
    if (l.dados.dada === dada) return { vale: 'agora' as const, repetida: true }
    const r = responderNoEnsaio(l.dados, dita)
    if (!r.pode) return recusar(r.codigo, r.motivo)
    await mudarNoEnsaio(tx, q, uid, { ...r.mudar, dada })
    const { numero, nome, lance, condicional: de } = l.dados
    const e = await novoEvento(tx, { ...q, ambiente: 'teste' }, 'condicional.situacao', {
      lelUid: uid,
      numero,
      nome,
      de: de ?? 'AGUARDANDO_COMITENTE',
      situacao: r.mudar.condicional,
      lance,
      novoValor: r.mudar.novoValor ?? null,
      replica: null,
      prazo: null,
    })
    await distribuir(tx, e)
    return { vale: 'agora' as const, repetida: false }
  })
