import { enviarParteDoAnexo } from '@martelo/contracts/anexos/enviar-parte-do-anexo.contract.ts'
import { limitesDaParte } from '@martelo/domain/anexos/envio-em-partes.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { chaveDaParte, envioPor, partesRecebidas, porParte } from './envios.sql.ts'
import { NAO_HA } from './quem-pode.ts'

handle(enviarParteDoAnexo, (ctx, { params: { uid, numero }, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const e = await envioPor(tx, hotId, exigirSessao(ctx).usuId, uid, true)
    if (e === undefined) return NAO_HA
    const limites = limitesDaParte(e.tamanho, numero)
    if (limites === null || body.corpo.length !== limites.ate - limites.de)
      return recusar('PARTE', 'A parte do arquivo chegou com outro tamanho. Envie novamente.')
    const recebidas = await partesRecebidas(tx, hotId, e.id)
    if (recebidas.includes(numero)) return { uid, recebidas, pronto: false }
    await ctx.servicos.arquivos.privado.gravar(
      chaveDaParte(hotId, uid, numero),
      body.corpo,
      'application/octet-stream',
    )
    await porParte(tx, hotId, e.id, numero)
    return { uid, recebidas: [...recebidas, numero].toSorted((a, b) => a - b), pronto: false }
  }),
)
