// The file stays: another yard may show the same picture.
import { apagarFotoDoPatio } from '@martelo/contracts/patios/apagar-foto-do-patio.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerFotos } from './fotos-do-patio.sql.ts'

handle(apagarFotoDoPatio, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const foto = await tx
      .deleteFrom('patioFoto')
      .where('hotId', '=', hotId)
      .where('uid', '=', params.uid)
      .returning(['patId', 'url', 'legenda'])
      .executeTakeFirst()
    if (foto === undefined) return recusar('NAO_ENCONTRADO', 'Foto não encontrada')
    const patio = await tx
      .selectFrom('patio')
      .select('uid')
      .where('hotId', '=', hotId)
      .where('id', '=', foto.patId)
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, {
      entidade: 'patio',
      uid: patio.uid,
      acao: 'apagar foto',
      antes: { url: foto.url, legenda: foto.legenda },
    })
    return lerFotos(tx, hotId, foto.patId)
  }),
)
