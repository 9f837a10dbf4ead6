// The file stays: another yard may show the same picture.
import { apagarFotoDoPatio } from '@martelo/contracts/patios/apagar-foto-do-patio.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerFotos, tirarFoto } from './fotos-do-patio.sql.ts'

handle(apagarFotoDoPatio, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const foto = await tirarFoto(tx, hotId, params.uid)
    if (foto === undefined) return recusar('NAO_ENCONTRADO', 'Foto não encontrada')
    await auditar(ctx, tx, {
      entidade: 'patio',
      uid: foto.patUid,
      acao: 'apagar foto',
      antes: { url: foto.url, legenda: foto.legenda },
    })
    return lerFotos(tx, hotId, foto.patId)
  }),
)
