import { boletoEmPdf } from '@martelo/contracts/boletos/boleto-em-pdf.contract.ts'
import { ehPagavel } from '@martelo/domain/boletos/states.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { atoresNaVenda } from '../pagamentos/door.ts'
import { lerBoletoComVenda } from './apresentar-boleto.ts'
import { desenharBoleto } from './desenhar-boleto.ts'

handle(boletoEmPdf, async (ctx, { params }) => {
  const b = await ctx.ler((tx) => lerBoletoComVenda(tx, ctx.hotsite.id, params.uid))
  if (b === undefined || !atoresNaVenda(ctx, b.cliId))
    return recusar('NAO_ENCONTRADO', 'Boleto não encontrado')
  if (!ehPagavel(b.situacao))
    return recusar('NAO_REGISTRADO', 'O boleto ainda não foi registrado, ou já não pode ser pago.')
  return arquivo(await desenharBoleto(b, ctx.hotsite.nome), 'application/pdf', {
    nome: `boleto-${b.numeroDocumento}.pdf`,
  })
})
