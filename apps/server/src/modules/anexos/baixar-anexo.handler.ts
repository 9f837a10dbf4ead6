import { baixarAnexo } from '@martelo/contracts/anexos/baixar-anexo.contract.ts'
import { arquivo, handle } from '../../core/http/handle.ts'
import { anexoDe, NAO_HA } from './quem-pode.ts'

handle(baixarAnexo, async (ctx, { params }) => {
  const a = await ctx.ler((tx) => anexoDe(ctx, tx, params.uid, 'ver'))
  const lido = a && a.removidoAt === null && (await ctx.servicos.arquivos.privado.ler(a.chave))
  return lido ? arquivo(lido.corrente, a.tipoArquivo, { nome: a.nome }) : NAO_HA
})
