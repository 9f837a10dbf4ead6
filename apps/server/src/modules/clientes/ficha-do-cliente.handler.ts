// Reading a whole record is itself an event of the audit (personal data).
import { fichaDoCliente } from '@martelo/contracts/clientes/ficha-do-cliente.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarFicha } from './apresentar-ficha.ts'

handle(fichaDoCliente, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const c = await tx
      .selectFrom('cliente')
      .selectAll()
      .where('hotId', '=', ctx.hotsite.id)
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    const recente = await tx
      .selectFrom('auditoria')
      .select('id')
      .where('hotId', '=', ctx.hotsite.id)
      .where('entidade', '=', 'leitura-cliente')
      .where('entidadeUid', '=', c.uid)
      .where('usuId', '=', ctx.sessao?.usuId ?? 0)
      .where('quando', '>', new Date(ctx.agora - 10 * 60_000))
      .executeTakeFirst()
    // Screens refetch: one row per person and record in ten minutes says the same.
    if (recente === undefined)
      await auditar(ctx, tx, { entidade: 'leitura-cliente', uid: c.uid, acao: 'ler' })
    return apresentarFicha(ctx, tx, c)
  }),
)
