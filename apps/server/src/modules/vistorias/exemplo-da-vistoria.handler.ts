import { enviarExemploDaVistoria } from '@martelo/contracts/vistorias/exemplo-da-vistoria.contract.ts'
import { publicarImagem } from '../../core/files/publicar-imagem.ts'
import { handle } from '../../core/http/handle.ts'

const USO = { minimo: { largura: 200, altura: 150 }, maximo: { largura: 1000, altura: 1000 }, qualidade: 78 }

handle(enviarExemploDaVistoria, async (ctx, { arquivos: [enviado] }) => {
  const destino = { pasta: 'vistorias', campo: 'exemploUrl', uso: USO }
  return { exemploUrl: (await publicarImagem(ctx, enviado, destino)).url }
})
