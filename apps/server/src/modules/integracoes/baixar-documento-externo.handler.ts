import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { baixarDocumentoExterno } from '@martelo/contracts/integracoes/baixar-documento-externo.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { documentoDele, documentoParaGuardar } from '../anexos/door.ts'
import { comitentesDaConta } from './consultas-externas.sql.ts'

handle(baixarDocumentoExterno, async (ctx, { params }) => {
  const d = await ctx.ler((tx) => documentoDele(tx, ctx.hotsite.id, comitentesDaConta(ctx), params.uid))
  const bytes = d === undefined ? null : await documentoParaGuardar(ctx, d)
  return bytes ?? recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
})
