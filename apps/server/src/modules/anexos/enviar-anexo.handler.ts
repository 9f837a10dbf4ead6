// A file arrives in one piece: told by its content, pictures made anew (upright, without metadata), stored with its row.
import { alcanceNosAnexos } from '@martelo/contracts/anexos/direitos-nos-anexos.ts'
import { enviarAnexo } from '@martelo/contracts/anexos/enviar-anexo.contract.ts'
import { ehRecusa, handle } from '../../core/http/handle.ts'
import { gravarAnexo, naoServe } from './gravar-anexo.ts'
import { prepararBytes } from './preparar-conteudo.ts'
import { NAO_HA } from './quem-pode.ts'

handle(enviarAnexo, async (ctx, { params, body, arquivos }) => {
  if (alcanceNosAnexos(params.entidade, 'enviar', ctx.sessao) === null) return NAO_HA
  const [enviado] = arquivos
  if (enviado === undefined) return naoServe('ARQUIVO', 'Escolha um arquivo')
  const pronto = await prepararBytes(ctx, enviado.bytes, params.entidade)
  if (ehRecusa(pronto)) return pronto
  return ctx.tx((tx) => gravarAnexo(ctx, tx, params, { ...body, nome: enviado.nome }, pronto))
})
