import { fotoDoLaudo as contrato } from '@martelo/contracts/vistorias/foto-do-laudo.contract.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { enderecoDaFoto } from './endereco-da-foto.ts'
import { fotoDoLaudo } from './laudo.ts'

handle(contrato, async (ctx, { params: { hash, uid } }) => {
  const bytes = await fotoDoLaudo(ctx, enderecoDaFoto(hash, uid))
  if (bytes === null) return recusar('NAO_ENCONTRADO', 'Foto não encontrada')
  return arquivo(bytes, bytes[0] === 0x89 ? 'image/png' : 'image/jpeg', { cache: 'private, max-age=600' })
})
