import { enviarExemploDaVistoria } from '@martelo/contracts/vistorias/exemplo-da-vistoria.contract.ts'
import { prepararImagem } from '../../core/files/imagem-unica.ts'
import { publicar } from '../../core/files/publicar.ts'
import { handle, recusar } from '../../core/http/handle.ts'

const USO = { minimo: { largura: 200, altura: 150 }, maximo: { largura: 1000, altura: 1000 }, qualidade: 78 }

handle(enviarExemploDaVistoria, async (ctx, { arquivos: [enviado] }) => {
  if (enviado === undefined) return recusar('ARQUIVO', 'Escolha uma imagem')
  const pronta = await prepararImagem(enviado.bytes, USO)
  if (!pronta.ok) return recusar('ARQUIVO', pronta.mensagem, { campos: { exemploUrl: pronta.mensagem } })
  const { bytes, extensao } = pronta.imagem
  return { exemploUrl: await publicar(ctx, 'vistorias', bytes, extensao) }
})
