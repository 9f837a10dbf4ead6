// A lot that was never open for bids is sold at its fixed price to a client: one row of the log, the first of its chain,
// says to whom and for how much, and the lot awaits payment.
import { sql } from 'kysely'
import type { Tx } from '../../../core/database/database.ts'
import { encadearLance } from '../motor/corrente.ts'
import { type NaoTransitou, type QuemMuda, type Transitou, transitarTravado } from './transitar-lote.ts'
import { travarLote } from './fatos-da-transicao.sql.ts'

interface VendaAPrecoFixo {
  readonly lelId: number
  readonly cliId: number
  readonly cliUid: string
  readonly apelido: string
  readonly valor: number
}

export async function venderDireto(
  tx: Tx,
  quem: QuemMuda,
  p: VendaAPrecoFixo,
): Promise<Transitou | NaoTransitou> {
  const lote = await travarLote(tx, quem.hotsite.id, p.lelId)
  if (lote === null)
    return { pode: false, causa: 'inexistente', motivo: 'Lote não encontrado.', situacao: null }
  const instante = Math.trunc(lote.agora)
  const hash = Buffer.from(
    encadearLance(null, {
      evento: 'compra',
      tipo: 'Compre Já',
      lelUid: lote.uid,
      seq: 1,
      instante,
      quem: { tipo: 'cliente', cliUid: p.cliUid, apelido: p.apelido },
      motivo: 'pedido',
      chave: null,
      valor: p.valor,
      reservaAte: instante,
    }),
    'hex',
  )
  const data = new Date(instante)
  return transitarTravado(tx, quem, lote, {
    lelId: p.lelId,
    evento: 'venderDireto',
    quem: ['sistema'],
    mudar: {
      lanceSeq: 1,
      lanceValor: p.valor,
      lanceCliId: p.cliId,
      lanceTipo: 'Compre Já',
      lanceAt: data,
      lanceQuantidade: 1,
      hashUltimo: hash,
    },
    antesDosEfeitos: async () => {
      await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash, reserva_ate, usu_id, ip)
        values (${p.lelId}, 1, ${lote.hotId}, ${p.cliId}, 'Compre Já', 'vencedor', ${p.valor}, ${data}, ${hash}, ${data},
          ${quem.sessao?.usuId ?? null}, ${quem.ip})`.execute(tx)
    },
  })
}
