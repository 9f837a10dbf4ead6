import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { linhasDaEntrada } from '@martelo/contracts/sistemas/linhas-da-entrada.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { deQuem } from '../portal/door.ts'
import { linhasRecebidas } from './gerir.sql.ts'

handle(linhasDaEntrada, async (ctx, { params }) => {
  const linhas = await ctx.ler((tx) => linhasRecebidas(tx, deQuem(ctx), params.uid))
  return linhas ?? recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
})
