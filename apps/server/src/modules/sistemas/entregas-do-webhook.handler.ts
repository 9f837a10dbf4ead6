import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { entregasDoWebhook } from '@martelo/contracts/sistemas/entregas-do-webhook.contract.ts'
import { desfechoDaEntrega } from '@martelo/domain/sistemas/desfecho-da-entrega.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { deQuem } from '../portal/door.ts'
import { entregas, webhooksDe } from './gerir.sql.ts'

handle(entregasDoWebhook, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const q = deQuem(ctx)
    if (!(await webhooksDe(tx, q)).some((w) => w.uid === params.uid))
      return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    return (await entregas(tx, q, sql`x.uid = ${params.uid}`)).map((e) => ({
      ...e,
      erro: e.desfecho === null ? null : desfechoDaEntrega(e.desfecho),
      criadaAt: iso(e.criadaAt),
      proximaAt: e.situacao === 'pendente' ? iso(e.proximaAt) : null,
      concluidaAt: iso(e.concluidaAt),
      podeReenviar: e.situacao !== 'pendente',
    }))
  }),
)
