import { salvarPartesDaVenda } from '@martelo/contracts/vendas/salvar-partes-da-venda.contract.ts'
import { conferirPartes } from '@martelo/domain/vendas/partes-da-venda.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { avisarVenda, vendaAvisada } from './avisar-venda.ts'
import { responderVendaDaEquipe, vendaNaoAchada } from './mudar-extras.ts'
import { travarVenda } from './vendas.sql.ts'

handle(salvarPartesDaVenda, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const v = await ctx.tx(async (tx) => {
    const lida = await travarVenda(tx, hotId, params.id)
    if (lida === undefined) throw new RecusaLancada(vendaNaoAchada())
    const { uid, versao, documento, advogado, endossoNome, endossoDocumento } = lida.venda
    await conferirVersao(ctx, tx, { entidade: 'venda', uid, versaoAtual: versao, versaoLida: body.versao })
    const r = conferirPartes(
      {
        advogado: body.advogado ?? null,
        endossoNome: body.endossoNome ?? null,
        endossoDocumento: body.endossoDocumento ?? null,
      },
      documento,
    )
    if (!r.ok) throw new RecusaLancada(recusar('DADOS', r.motivo, { campos: { [r.campo]: r.motivo } }))
    await tx
      .updateTable('venda')
      .set({ ...r.partes, versao: sql`versao + 1`, updatedAt: sql`clock_timestamp()` })
      .where('id', '=', params.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid,
      acao: 'salvarPartes',
      antes: { advogado, endossoNome, endossoDocumento },
      depois: { ...r.partes },
    })
    return lida
  })
  avisarVenda(ctx.servicos, vendaAvisada(v))
  return responderVendaDaEquipe(ctx, params.id)
})
