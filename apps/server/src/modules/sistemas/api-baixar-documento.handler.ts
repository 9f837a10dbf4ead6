import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { apiBaixarDocumento } from '@martelo/contracts/sistemas/api-baixar-documento.contract.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { documentoDele, documentoParaGuardar } from '../anexos/door.ts'
import { bytesDeEnsaio, documentoDeEnsaio } from './apresentar-ensaio.ts'
import { comChave } from './chave-do-sistema.ts'
import { travarNoEnsaio } from './ensaio.sql.ts'
import { soDele } from './ler-pela-api.sql.ts'

const NAO_HA = recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)

handle(
  apiBaixarDocumento,
  comChave('documentos:ler', async (ctx, { comId, ambiente }, { params }: { params: { uid: string } }) => {
    const q = { hotId: ctx.hotsite.id, comId }
    if (ambiente === 'teste') {
      const l = await ctx.tx((tx) => travarNoEnsaio(tx, { ...q, tipo: 'veiculo' }, params.uid))
      if (l === undefined) return NAO_HA
      const { tipoArquivo, nome } = documentoDeEnsaio(l)
      return arquivo(bytesDeEnsaio(l), tipoArquivo, { nome })
    }
    const d = await ctx.ler((tx) => documentoDele(tx, q.hotId, soDele(q), params.uid))
    return (d && (await documentoParaGuardar(ctx, d))) ?? NAO_HA
  }),
)
