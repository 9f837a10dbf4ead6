// A stamp's picture: made anew with its transparency, within the measures of its place, under the hash of its content.
import { imagemDoCarimbo } from '@martelo/contracts/lotes/imagem-do-carimbo.contract.ts'
import { MEDIDAS_DO_CARIMBO } from '@martelo/domain/lotes/imagem-do-carimbo.ts'
import { auditar } from '../../core/auditoria.ts'
import { prepararImagem } from '../../core/files/imagem-unica.ts'
import { publicar } from '../../core/files/publicar.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'

const QUALIDADE = 90

/** The address of the stored picture; null: none was sent. Throws the refusal, at its field. */
async function guardar(ctx: Ctx, onde: 'card' | 'lote', bytes: Buffer | undefined): Promise<string | null> {
  if (bytes === undefined) return null
  const pronta = await prepararImagem(bytes, { ...MEDIDAS_DO_CARIMBO[onde], qualidade: QUALIDADE })
  if (!pronta.ok)
    throw new RecusaLancada(recusar('ARQUIVO', pronta.mensagem, { campos: { imagem: pronta.mensagem } }))
  const { extensao } = pronta.imagem
  return publicar(ctx, 'carimbos', pronta.imagem.bytes, extensao)
}

handle(imagemDoCarimbo, async (ctx, { params, arquivos: [enviado] }) => {
  const url = await guardar(ctx, params.onde, enviado?.bytes)
  const coluna = params.onde === 'card' ? 'urlCard' : 'urlLote'
  return ctx.tx(async (tx) => {
    const r = await tx
      .updateTable('carimbo')
      // The form does not carry the picture: a new version would make an open form conflict with this call.
      .set({ [coluna]: url })
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.uid)
      .returning('versao')
      .executeTakeFirst()
    if (r === undefined) return recusar('NAO_ENCONTRADO', 'Carimbo não encontrado')
    await auditar(ctx, tx, {
      entidade: 'carimbo',
      uid: params.uid,
      acao: 'imagem',
      depois: { [coluna]: url },
      versao: r.versao,
    })
    return { url }
  })
})
