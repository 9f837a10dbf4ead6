import { baixarRemessa } from '@martelo/contracts/boletos/baixar-remessa.contract.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'

handle(baixarRemessa, async (ctx, { params }) => {
  const r = await ctx.ler((tx) =>
    tx
      .selectFrom('boletoRemessa')
      .select(['nome', 'conteudo'])
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .executeTakeFirst(),
  )
  return r === undefined
    ? recusar('NAO_ENCONTRADA', 'Remessa não encontrada')
    : arquivo(Buffer.from(r.conteudo, 'latin1'), 'text/plain; charset=iso-8859-1', { nome: r.nome })
})
