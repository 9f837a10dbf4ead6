// The code of a booked pickup, made to be kept on the telephone: the gate reads the check page, which says what holds now.
import { passeDaPortaria } from '@martelo/contracts/entregas/passe-da-portaria.contract.ts'
import { icalendar } from '@martelo/domain/calendario/icalendar.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { lerPasse } from './passe-da-portaria.sql.ts'

handle(passeDaPortaria, async (ctx, { params }) => {
  const { cliId } = exigirCliente(ctx)
  const lido = await ctx.ler((tx) => lerPasse(tx, ctx.hotsite.id, cliId, params.uid))
  if (lido === undefined) return recusar('NAO_ENCONTRADO', 'Não há retirada marcada com este código')
  const { hash, inicio, fim, ...resto } = lido
  const endereco = `${ctx.origem}/qrcode/extrato/${hash}`
  const calendario = icalendar(
    ctx.hotsite.nome,
    [
      {
        uid: `retirada-${lido.uid}`,
        inicio: inicio.getTime(),
        duracaoMinutos: (fim.getTime() - inicio.getTime()) / 60_000,
        titulo: `Retirar ${lido.bem}`,
        descricao: `Leve documento com foto. Código para a portaria: ${endereco}`,
        local: `${lido.patio}, ${lido.enderecoDoPatio}`,
        url: endereco,
        cancelado: false,
      },
    ],
    ctx.agora,
  )
  return { ...resto, inicio: iso(inicio), fim: iso(fim), endereco, qrcode: await qrSvg(endereco), calendario }
})
