// Participants of a cancelled auction are told by e-mail. The messages are written with the cancellation and leave
// after its commit: no one is told of something that was rolled back.
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { com, concordar, maiuscula, palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { LinhaLeilao } from './leiloes.sql.ts'

export async function avisarCancelamento(ctx: Ctx, tx: Tx, a: LinhaLeilao, motivo: string): Promise<void> {
  const p = palavras(ctx.hotsite.tipo as TipoHotsite)
  const participantes = await tx
    .selectFrom('habilitacao as h')
    .innerJoin('cliente as c', 'c.id', 'h.cliId')
    .select(['c.email', 'c.nome'])
    .where('h.leiId', '=', a.id)
    .where('h.hotId', '=', ctx.hotsite.id)
    .execute()
  const oLeilao = `${maiuscula(concordar('o', p.leilao))} ${p.leilao.um} ${a.nome}`
  for (const c of participantes)
    await ctx.servicos.correio.enviar(tx, ctx.hotsite.id, {
      canal: 'email',
      para: c.email,
      assunto: `${maiuscula(p.leilao.um)} cancelado: ${a.nome}`,
      texto: [
        `Olá, ${c.nome}.`,
        `${oLeilao}, de ${formatarDataHora(a.data.getTime())} (horário de Brasília), foi cancelado.`,
        `Motivo: ${motivo}`,
        `Nada do que você ofereceu será cobrado: ${com('o', p.lance, true)} ${com('neste', p.leilao)} perderam a validade.`,
      ].join('\n\n'),
    })
}
