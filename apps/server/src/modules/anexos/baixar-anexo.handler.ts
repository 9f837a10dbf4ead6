// A file to keep, or shown within a screen: whole or in the parts that a player asks for; small for lists of pictures.
import { buffer } from 'node:stream/consumers'
import { baixarAnexo } from '@martelo/contracts/anexos/baixar-anexo.contract.ts'
import { miniatura } from '../../core/files/miniatura.ts'
import { arquivo, handle } from '../../core/http/handle.ts'
import { anexoDe, NAO_HA } from './quem-pode.ts'

/** What a uid names never changes; who may see it may. */
const POR_POUCO_TEMPO = 'private, max-age=600'

handle(baixarAnexo, async (ctx, { params, query }) => {
  const { privado } = ctx.servicos.arquivos
  const a = await ctx.ler((tx) => anexoDe(ctx, tx, params.uid, 'ver'))
  if (a === undefined || a.removidoAt !== null) return NAO_HA
  if (query.como === 'miniatura') {
    const lido = a.tipoArquivo.startsWith('image/') ? await privado.ler(a.chave) : null
    const pequena = lido && (await miniatura(await buffer(lido.corrente)))
    return pequena ? arquivo(pequena, 'image/webp', { cache: POR_POUCO_TEMPO }) : NAO_HA
  }
  const tamanho = await privado.tamanho(a.chave)
  if (tamanho === null) return NAO_HA
  return arquivo(
    { tamanho, ler: async (trecho) => (await privado.ler(a.chave, trecho))?.corrente ?? null },
    a.tipoArquivo,
    query.como === 'baixar' ? { nome: a.nome } : {},
  )
})
