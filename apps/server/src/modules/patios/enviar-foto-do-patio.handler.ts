import { enviarFotoDoPatio } from '@martelo/contracts/patios/enviar-foto-do-patio.contract.ts'
import { MAXIMO_DE_FOTOS_DO_PATIO } from '@martelo/contracts/patios/foto-do-patio.schemas.ts'
import { auditar } from '../../core/auditoria.ts'
import { publicarImagem } from '../../core/files/publicar-imagem.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerFotos, porFoto, travarPatio } from './fotos-do-patio.sql.ts'
import { trabalhaNoPatio } from './patios.sql.ts'

const MEDIDA = {
  minimo: { largura: 640, altura: 400 },
  maximo: { largura: 1600, altura: 1200 },
  qualidade: 78,
}

handle(enviarFotoDoPatio, async (ctx, { params, body, arquivos: [enviado] }) => {
  const hotId = ctx.hotsite.id
  const destino = { pasta: 'patios', campo: 'foto', uso: MEDIDA }
  const { url, largura, altura } = await publicarImagem(ctx, enviado, destino)
  return ctx.tx(async (tx) => {
    const patio = await travarPatio(tx, hotId, params.patUid)
    if (patio === undefined || !(await trabalhaNoPatio(tx, hotId, exigirSessao(ctx), patio.id)))
      return recusar('NAO_ENCONTRADO', 'Pátio não encontrado')
    const fotos = await lerFotos(tx, hotId, patio.id)
    if (fotos.length >= MAXIMO_DE_FOTOS_DO_PATIO)
      return recusar('CHEIO', `Um pátio tem no máximo ${MAXIMO_DE_FOTOS_DO_PATIO} fotos. Tire uma antes.`)
    const { legenda } = body
    await porFoto(tx, { hotId, patId: patio.id, url, largura, altura, legenda })
    await auditar(ctx, tx, {
      entidade: 'patio',
      uid: patio.uid,
      acao: 'enviar foto',
      depois: { legenda },
    })
    return lerFotos(tx, hotId, patio.id)
  })
})
