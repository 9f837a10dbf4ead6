// Streams a proof to the person for whom its address was signed. The address alone opens nothing for another account:
// its seal names the person.
import { baixarComprovante } from '@martelo/contracts/pagamentos/baixar-comprovante.contract.ts'
import { verificarAssinatura } from '../../core/files/assinatura.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'

handle(baixarComprovante, async (ctx, { params, query }) => {
  const c = await ctx.ler((tx) =>
    tx
      .selectFrom('comprovante')
      .select('arquivo')
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .executeTakeFirst(),
  )
  const chave = c?.arquivo ?? 'inexistente.pdf'
  const escopo = `${ctx.hotsite.id}:${exigirSessao(ctx).usuId}`
  if (!verificarAssinatura(ctx.servicos.chaveDeArquivos, { ...query, chave, escopo, agora: ctx.agora }))
    return recusar(
      'ENDERECO_VENCIDO',
      'Este endereço venceu. Abra o comprovante novamente pela página da compra.',
    )
  const lido = await ctx.servicos.arquivos.privado.ler(chave)
  if (lido === null) return recusar('NAO_ENCONTRADO', 'Comprovante não encontrado')
  return arquivo(lido.corrente, lido.tipo)
})
