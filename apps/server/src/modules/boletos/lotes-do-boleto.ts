// The lots of a sale follow its boletos: registered, they are in BOLETO; when none is open any more, they await payment again.
import type { Tx } from '../../core/database/database.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import {
  itensAtivos,
  type QuemMexe,
  temBoletoAberto,
  type VendaLida,
  type VendaMudada,
} from '../vendas/door.ts'

type Lotes = VendaMudada['lotes']

async function mudar(
  m: QuemMexe,
  tx: Tx,
  v: VendaLida,
  p: { de: string; evento: 'emitirBoleto' | 'cancelarBoleto' },
): Promise<Lotes> {
  const lotes = itensAtivos(v)
    // The members of a set follow their principal.
    .filter((i) => i.lanceLelId === null && i.situacaoLote === p.de)
    .toSorted((a, b) => a.lelId - b.lelId)
  const respostas = []
  for (const i of lotes)
    respostas.push(
      await transitarLote(tx, m, {
        lelId: i.lelId,
        evento: p.evento,
        quem: ['sistema'],
        fatos: { boletoRegistrado: true, boletoEncerrado: true },
      }),
    )
  return respostas
}

/** With the sale locked. */
export const lotesComBoleto = (m: QuemMexe, tx: Tx, v: VendaLida): Promise<Lotes> =>
  mudar(m, tx, v, { de: 'AG_PAGAMENTO', evento: 'emitirBoleto' })

/** With the sale locked and read again after the boleto ended. */
export const lotesSemBoleto = async (m: QuemMexe, tx: Tx, v: VendaLida): Promise<Lotes> =>
  temBoletoAberto(v) ? [] : mudar(m, tx, v, { de: 'BOLETO', evento: 'cancelarBoleto' })
