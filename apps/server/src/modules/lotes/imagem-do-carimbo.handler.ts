// A stamp's picture: made anew as WebP with its transparency, small, under the hash of its content.
import { imagemDoCarimbo } from '@martelo/contracts/lotes/imagem-do-carimbo.contract.ts'
import sharp from 'sharp'
import { auditar } from '../../core/auditoria.ts'
import { chavePorConteudo } from '../../core/files/armazenamento.ts'
import { tipoPorConteudo } from '../../core/files/tipo-por-conteudo.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { handle, recusar } from '../../core/http/handle.ts'

const LADO = { card: 160, lote: 320 } as const
const PIXELS_MAXIMOS = 16_000_000
const ACEITOS = new Set(['png', 'jpeg', 'webp'])

async function preparar(bytes: Buffer, lado: number): Promise<Buffer | null> {
  if (!ACEITOS.has(tipoPorConteudo(bytes))) return null
  return sharp(bytes, { limitInputPixels: PIXELS_MAXIMOS, failOn: 'error' })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize({ width: lado, height: lado, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer()
    .catch(() => null)
}

handle(imagemDoCarimbo, async (ctx, { params, arquivos }) => {
  const [enviado] = arquivos
  const pronta = enviado === undefined ? null : await preparar(enviado.bytes, LADO[params.onde])
  if (enviado !== undefined && pronta === null)
    return recusar('ARQUIVO', 'Envie uma imagem PNG, JPEG ou WebP de até 16 megapixels.')
  let url: string | null = null
  if (pronta !== null) {
    const chave = chavePorConteudo(`carimbos/${ctx.hotsite.id}`, pronta, 'webp')
    await ctx.servicos.arquivos.publico.gravar(chave, pronta, 'image/webp')
    url = urlPublica(chave)
  }
  const coluna = params.onde === 'card' ? 'urlCard' : 'urlLote'
  return ctx.tx(async (tx) => {
    const r = await tx
      .updateTable('carimbo')
      .set({ [coluna]: url })
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .executeTakeFirst()
    if (r.numUpdatedRows === 0n) return recusar('NAO_ENCONTRADO', 'Carimbo não encontrado')
    await auditar(ctx, tx, {
      entidade: 'carimbo',
      uid: params.uid,
      acao: 'imagem',
      depois: { [coluna]: url },
    })
    return { url }
  })
})
