// Participants of a cancelled auction are told. The notices are written with the cancellation and leave after its commit:
// no one is told of something that was rolled back.
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { LinhaLeilao } from './leiloes.sql.ts'

export async function avisarCancelamento(ctx: Ctx, tx: Tx, a: LinhaLeilao, motivo: string): Promise<void> {
  const participantes = await tx
    .selectFrom('habilitacao')
    .select('cliId')
    .where('leiId', '=', a.id)
    .where('hotId', '=', ctx.hotsite.id)
    .execute()
  await ctx.servicos.correio.avisarVarios(
    tx,
    ctx.hotsite.id,
    participantes.map(({ cliId }) => ({
      tipo: 'leilao-cancelado' as const,
      para: { cliId },
      variaveis: { leilao: a.nome, data: a.data.getTime(), motivo },
      chave: a.uid,
      link: `/agenda/${a.uid}`,
      marca: `leilao:${a.uid}`,
      por: ctx.sessao?.usuId,
    })),
  )
}
