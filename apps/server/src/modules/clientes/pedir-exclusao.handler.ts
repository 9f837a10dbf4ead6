// Idempotent. The password is asked again: an open session on a stranger's table must not be enough.
import { pedirExclusao } from '@martelo/contracts/clientes/pedir-exclusao.contract.ts'
import { DIAS_ATE_A_EXCLUSAO, impedimentosDaExclusao } from '@martelo/domain/clientes/exclusao.ts'
import { DIA_MS } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { conferirSenha, usuarioPorId } from '../usuarios/door.ts'
import { apresentarExclusao } from './apresentar-exclusao.ts'
import { travarCliente } from './clientes.sql.ts'
import { fatosDaExclusao } from './exclusao.sql.ts'

handle(pedirExclusao, async (ctx, { body }) => {
  const { cliId, usuId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const u = await ctx.ler((tx) => usuarioPorId(tx, hotId, usuId))
  if (u === undefined || !(await conferirSenha(u.senhaHash, body.senha)))
    return recusar('SENHA', 'A senha não confere.', { campos: { senha: 'A senha não confere.' } })
  return ctx.tx(async (tx) => {
    const c = await travarCliente(tx, hotId, cliId)
    const motivos = impedimentosDaExclusao(await fatosDaExclusao(tx, hotId, cliId))
    if (motivos.length > 0) throw new RecusaLancada(recusar('IMPEDIDA', motivos))
    const executarAt = new Date(ctx.agora + DIAS_ATE_A_EXCLUSAO * DIA_MS)
    const novo = await sql<{ uid: string }>`insert into pedido_exclusao (hot_id, cli_id, motivo, executar_at)
      values (${hotId}, ${cliId}, ${body.motivo ?? null}, ${executarAt}) on conflict do nothing returning uid`.execute(
      tx,
    )
    if (novo.rows.length > 0) {
      await auditar(ctx, tx, {
        entidade: 'cliente',
        uid: c.uid,
        acao: 'pedirExclusao',
        depois: { executarAt: executarAt.toISOString() },
        motivo: body.motivo ?? null,
      })
      await ctx.servicos.correio.avisar(tx, hotId, {
        tipo: 'exclusao-pedida',
        para: { cliId },
        variaveis: { dia: executarAt.getTime() },
      })
    }
    return apresentarExclusao(tx, hotId, cliId)
  })
})
