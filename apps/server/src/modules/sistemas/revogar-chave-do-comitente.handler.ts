import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { revogarChaveDoComitente } from '@martelo/contracts/sistemas/revogar-chave-do-comitente.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { deQuem } from '../portal/door.ts'
import { travarChave } from './gerir.sql.ts'

handle(revogarChaveDoComitente, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const c = await travarChave(tx, deQuem(ctx), params.uid)
    if (c === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (c.revogadaAt !== null) return {}
    await tx
      .updateTable('chaveComitente')
      .set({ revogadaAt: sql`clock_timestamp()` })
      .where('hotId', '=', ctx.hotsite.id)
      .where('id', '=', c.id)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'chave-comitente',
      uid: c.uid,
      acao: 'revogar',
      antes: { inicio: c.inicio },
    })
    return {}
  }),
)
