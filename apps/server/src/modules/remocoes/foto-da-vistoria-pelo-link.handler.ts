import { fotoDaVistoriaPeloLink } from '@martelo/contracts/remocoes/foto-da-vistoria-pelo-link.contract.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { prepararBytes } from '../anexos/door.ts'
import { fotografarDeFora } from '../vistorias/door.ts'
import { vistoriaPeloLink } from './vistoriar-pelo-link.ts'

handle(fotoDaVistoriaPeloLink, async (ctx, { params, body, arquivos }) => {
  const [arquivo] = arquivos
  if (arquivo === undefined) return recusar('ARQUIVO', 'Escolha uma foto')
  const pronto = await prepararBytes(ctx, arquivo.bytes)
  if (ehRecusa(pronto)) return recusar('ARQUIVO', pronto.mensagem)
  return ctx.tx(async (tx) => {
    const { v, quem } = await vistoriaPeloLink(ctx, tx, params)
    const recusa = await fotografarDeFora(ctx, tx, v, { ...body, enviadoPor: quem.nome }, pronto)
    return recusa ?? { guardada: true as const }
  })
})
