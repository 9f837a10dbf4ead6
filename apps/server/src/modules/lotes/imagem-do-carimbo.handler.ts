// A stamp's picture: made anew with its transparency, within the measures of its place, under the hash of its content.
import { imagemDoCarimbo } from '@martelo/contracts/lotes/imagem-do-carimbo.contract.ts'
import { MEDIDAS_DO_CARIMBO } from '@martelo/domain/lotes/imagem-do-carimbo.ts'
import { auditar } from '../../core/auditoria.ts'
import { publicarImagem } from '../../core/files/publicar-imagem.ts'
import { handle, recusar } from '../../core/http/handle.ts'

const QUALIDADE = 90

handle(imagemDoCarimbo, async (ctx, { params, arquivos: [enviado] }) => {
  const uso = { ...MEDIDAS_DO_CARIMBO[params.onde], qualidade: QUALIDADE }
  // None was sent: the picture is taken away.
  const nova = enviado && (await publicarImagem(ctx, enviado, { pasta: 'carimbos', campo: 'imagem', uso }))
  const url = nova?.url ?? null
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
