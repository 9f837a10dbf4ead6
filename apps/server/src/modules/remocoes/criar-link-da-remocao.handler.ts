// The address of one removal for who has no login: a secret of 256 bits that is shown once, kept as its digest, good for
// two weeks and for nothing else. A new one takes the place of the old one.
import { criarLinkDaRemocao } from '@martelo/contracts/remocoes/criar-link-da-remocao.contract.ts'
import { remocaoViva } from '@martelo/domain/remocoes/states.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { novoSegredo } from '../usuarios/door.ts'
import { avisarDoLink } from './avisar-do-link.ts'
import { remocaoParaMudar } from './responder-remocao.ts'

const VALE_MS = 14 * 86_400_000

handle(criarLinkDaRemocao, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const r = await remocaoParaMudar(ctx, tx, params.uid, null)
    const para = body.para === 'transportadora' ? r.transportadora : r.motorista
    if (!remocaoViva(r.situacao)) throw new RecusaLancada(recusar('RECUSADA', 'Esta remoção já terminou.'))
    if (para === null)
      throw new RecusaLancada(
        recusar(
          'RECUSADA',
          body.para === 'transportadora' ? 'Escolha a transportadora antes.' : 'Escolha o motorista antes.',
        ),
      )
    await sql`update remocao_link set revogado_at = ${new Date(ctx.agora)}
      where hot_id = ${hotId} and rem_id = ${r.id} and para = ${body.para} and revogado_at is null`.execute(
      tx,
    )
    const { segredo, resumo } = novoSegredo()
    const expiraAt = new Date(ctx.agora + VALE_MS)
    await tx
      .insertInto('remocaoLink')
      .values({ hotId, remId: r.id, para: body.para, resumo, expiraAt, createdBy: exigirSessao(ctx).usuId })
      .execute()
    await auditar(ctx, tx, { entidade: 'remocao', uid: r.uid, acao: 'criarLink', depois: { para } })
    const email = await avisarDoLink(ctx, tx, r, { para: body.para, segredo, expiraAt })
    return {
      endereco: `${ctx.origem}/remocao/${segredo}`,
      expiraAt: expiraAt.toISOString(),
      enviadoPara: para,
      email,
    }
  }),
)
