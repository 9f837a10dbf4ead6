// The file stays: another yard may show the same picture.
import { apagarFotoDoPatio } from '@martelo/contracts/patios/apagar-foto-do-patio.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { lerFotos, tirarFoto } from './fotos-do-patio.sql.ts'
import { trabalhaNoPatio } from './patios.sql.ts'

handle(apagarFotoDoPatio, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const foto = await tirarFoto(tx, hotId, params.uid)
    if (foto === undefined) return recusar('NAO_ENCONTRADO', 'Foto não encontrada')
    // Thrown, so that what was taken is put back.
    if (!(await trabalhaNoPatio(tx, hotId, exigirSessao(ctx), foto.patId)))
      throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Foto não encontrada'))
    await auditar(ctx, tx, {
      entidade: 'patio',
      uid: foto.patUid,
      acao: 'apagar foto',
      antes: { url: foto.url, legenda: foto.legenda },
    })
    return lerFotos(tx, hotId, foto.patId)
  }),
)
