import { meuDocumento } from '@martelo/contracts/clientes/meu-documento.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'

handle(meuDocumento, async (ctx, { params }) => {
  const { cliId } = exigirCliente(ctx)
  const d = await ctx.ler((tx) =>
    tx
      .selectFrom('clienteDocumento')
      .select(['arquivo', 'tipoArquivo'])
      .where('hotId', '=', ctx.hotsite.id)
      .where('cliId', '=', cliId)
      .where('uid', '=', params.uid)
      .executeTakeFirst(),
  )
  const lido = d && (await ctx.servicos.arquivos.privado.ler(d.arquivo))
  if (!d || !lido) return recusar('NAO_ENCONTRADO', 'Documento não encontrado')
  return arquivo(lido.corrente, d.tipoArquivo)
})
