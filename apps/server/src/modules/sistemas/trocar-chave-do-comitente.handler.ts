// A rotation: the new key takes name, scopes and limit of the one before it, which goes on for a day.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { trocarChaveDoComitente } from '@martelo/contracts/sistemas/trocar-chave-do-comitente.contract.ts'
import { HORAS_DA_CHAVE_ANTERIOR } from '@martelo/domain/sistemas/escopos.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { deQuem } from '../portal/door.ts'
import { novaChave } from './chave-do-sistema.ts'
import { travarChave } from './gerir.sql.ts'

handle(trocarChaveDoComitente, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const c = await travarChave(tx, deQuem(ctx), params.uid)
    if (c === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (c.revogadaAt !== null || (c.expiraAt !== null && c.expiraAt.getTime() <= ctx.agora))
      return recusar('ENCERRADA', 'Esta chave já não vale: crie outra.')
    const fim = ctx.agora + HORAS_DA_CHAVE_ANTERIOR * 3_600_000
    const anterior = new Date(Math.min(fim, c.expiraAt?.getTime() ?? fim))
    const { chave, inicio, hash } = novaChave(c.ambiente)
    const { comId, nome, ambiente, escopos, porMinuto, expiraAt } = c
    const nova = await tx
      .insertInto('chaveComitente')
      .values({
        hotId,
        comId,
        nome,
        ambiente,
        inicio,
        hash,
        escopos,
        porMinuto,
        expiraAt,
        createdBy: exigirSessao(ctx).usuId,
      })
      .returning('uid')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('chaveComitente')
      .set({ expiraAt: anterior })
      .where('hotId', '=', hotId)
      .where('id', '=', c.id)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'chave-comitente',
      uid: c.uid,
      acao: 'trocar',
      antes: { inicio: c.inicio },
      depois: { inicio, uid: nova.uid },
    })
    return { uid: nova.uid, chave, anteriorValeAte: anterior.toISOString() }
  }),
)
