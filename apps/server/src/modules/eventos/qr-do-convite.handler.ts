// The QR of an invitation as a picture that mail programs show.
import { qrDoConvite } from '@martelo/contracts/eventos/qr-do-convite.contract.ts'
import { codigoLido } from '@martelo/domain/eventos/convidados.ts'
import QRCode from 'qrcode'
import { arquivo, handle } from '../../core/http/handle.ts'
import { naoHaConvite } from './apresentar-convidado.ts'
import { lerConvite } from './eventos.sql.ts'

handle(qrDoConvite, async (ctx, { params }) => {
  const codigo = codigoLido(params.codigo)
  const c = codigo === null ? undefined : await ctx.ler((tx) => lerConvite(tx, ctx.hotsite.id, codigo))
  if (c === undefined) return naoHaConvite()
  const png = await QRCode.toBuffer(`${ctx.origem}/convite/${c.codigo}`, { margin: 4, width: 320 })
  return arquivo(png, 'image/png', { cache: 'private, max-age=86400' })
})
