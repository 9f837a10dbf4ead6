import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { criarChaveDoComitente } from '@martelo/contracts/sistemas/criar-chave-do-comitente.contract.ts'
import { LIMITES_DO_COMITENTE, POR_MINUTO } from '@martelo/domain/sistemas/escopos.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { deQuem } from '../portal/door.ts'
import { novaChave } from './chave-do-sistema.ts'
import { prepararEnsaio } from './ensaio.sql.ts'
import { chavesDe, cuidaDe } from './gerir.sql.ts'

/** The end of the day in Brasília, which keeps one offset all year. */
const fimDoDia = (dia: string): Date => new Date(`${dia}T23:59:59.999-03:00`)

handle(criarChaveDoComitente, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const q = deQuem(ctx)
    const hotId = ctx.hotsite.id
    if (!(await cuidaDe(tx, q, body.comId))) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const vivas = (await chavesDe(tx, q)).filter((c) => c.comId === body.comId && c.revogadaAt === null)
    if (vivas.length >= LIMITES_DO_COMITENTE.chaves)
      return recusar('DEMAIS', `No máximo ${LIMITES_DO_COMITENTE.chaves} chaves por comitente: revogue uma.`)
    const expiraAt = body.valeAte ? fimDoDia(body.valeAte) : null
    if (expiraAt !== null && expiraAt.getTime() <= ctx.agora)
      return recusar('VALIDADE', 'Escolha um dia que ainda não passou', {
        campos: { valeAte: 'Escolha um dia que ainda não passou' },
      })
    const { chave, inicio, hash } = novaChave(body.ambiente)
    const { comId, nome, ambiente } = body
    const escopos = [...new Set(body.escopos)]
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
        porMinuto: body.porMinuto ?? POR_MINUTO.padrao,
        expiraAt,
        createdBy: exigirSessao(ctx).usuId,
      })
      .returning('uid')
      .executeTakeFirstOrThrow()
    if (ambiente === 'teste') await prepararEnsaio(tx, hotId, comId)
    await auditar(ctx, tx, {
      entidade: 'chave-comitente',
      uid: nova.uid,
      acao: 'criar',
      depois: { comId, nome, ambiente, inicio, escopos },
    })
    return { uid: nova.uid, chave }
  }),
)
