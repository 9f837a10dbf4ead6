// A lot that took its last bid is sold to a person by another way than a bid: a right of preference that matches the price,
// an offer in instalments. One more row of the log, chained like the rest, says to whom and for how much. The caller has
// locked the lot.
import { randomUUID } from 'node:crypto'
import type { Fatos } from '@martelo/domain/lotes/guardas.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../core/database/database.ts'
import { encadearLance } from '../motor/corrente.ts'
import type { LoteTravado } from './fatos-da-transicao.sql.ts'
import { type NaoTransitou, type QuemMuda, type Transitou, transitarTravado } from './transitar-lote.ts'

interface Oferta {
  readonly evento: 'exercerPreferencia' | 'aceitarParcelamento'
  readonly cliId: number
  readonly valor: number
  readonly motivo: string
  readonly fatos: Fatos
}

interface Ponta {
  readonly hash: Buffer | null
  readonly ultimo: Date | null
  readonly cliUid: string
  readonly apelido: string
}

export async function venderPorOferta(
  tx: Tx,
  quem: QuemMuda,
  lote: LoteTravado,
  o: Oferta,
): Promise<Transitou | NaoTransitou> {
  const r = await sql<Ponta>`
    select l.hash_ultimo as hash, (select max(b.data) from lance b where b.lel_id = l.id) as ultimo, c.uid as cli_uid, c.apelido
    from lote l join cliente c on c.id = ${o.cliId} and c.hot_id = l.hot_id
    where l.id = ${lote.lelId} and l.hot_id = ${lote.hotId}`.execute(tx)
  const ponta = r.rows[0]
  if (ponta === undefined) throw new Error(`client ${o.cliId} is not of the house of lot ${lote.uid}`)
  const seq = lote.lanceSeq + 1
  const instante = Math.max(Math.trunc(lote.agora), ponta.ultimo?.getTime() ?? 0)
  const chave = randomUUID()
  const hash = Buffer.from(
    encadearLance(ponta.hash?.toString('hex') ?? null, {
      evento: 'proposta',
      tipo: 'Proposta',
      lelUid: lote.uid,
      seq,
      instante,
      quem: { tipo: 'cliente', cliUid: ponta.cliUid, apelido: ponta.apelido },
      motivo: 'pedido',
      chave,
      valor: o.valor,
    }),
    'hex',
  )
  return transitarTravado(tx, quem, lote, {
    lelId: lote.lelId,
    evento: o.evento,
    quem: ['sistema'],
    motivo: o.motivo,
    fatos: o.fatos,
    vencedorSeq: seq,
    mudar: {
      lanceSeq: seq,
      lanceValor: o.valor,
      lanceCliId: o.cliId,
      lanceApeId: null,
      lanceTipo: 'Proposta',
      lanceAt: new Date(instante),
      lanceEmDefesa: false,
      hashUltimo: hash,
    },
    antesDosEfeitos: async () => {
      await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash, chave, usu_id, ip)
        values (${lote.lelId}, ${seq}, ${lote.hotId}, ${o.cliId}, 'Proposta', 'proposta', ${o.valor}, ${new Date(instante)}, ${hash}, ${chave},
          ${quem.sessao?.usuId ?? null}, ${quem.ip})`.execute(tx)
    },
  })
}
