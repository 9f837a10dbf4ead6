// The insurer asks for a word: who answers her is told, with the deadline that she names. What she wrote is read when it is
// told, and nothing is told of what was answered or forgotten meanwhile.
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'

const MAIOR_MOTIVO = 200

interface Pedido {
  readonly hotId: number
  readonly proId: number
  readonly requestId: string
}

export async function contarContato(
  s: Pick<Servicos, 'banco' | 'correio'>,
  { hotId, proId, requestId }: Pedido,
): Promise<void> {
  await s.banco.doHotsite(hotId, async (tx) => {
    const { rows } = await sql<{
      uid: string
      remUid: string
      removalId: string
      motivo: string | null
      ate: Date | null
    }>`
      select e.uid, r.uid as rem_uid, e.removal_id, e.dados->>'reason' as motivo, (e.dados->>'answerBy')::timestamptz as ate
      from mapfre_evento e join mapfre_processo p on p.id = e.pro_id join remocao r on r.id = p.rem_id
      where e.hot_id = ${hotId} and e.pro_id = ${proId} and e.event_code = 'S12' and e.sentido = 'entrada'
        and e.dados->>'requestId' = ${requestId} and e.respondido_at is null order by e.id desc limit 1`.execute(
      tx,
    )
    const [e] = rows
    if (e === undefined) return
    await s.correio.avisar(tx, hotId, {
      tipo: 'equipe-contato-seguradora',
      para: { casa: true },
      variaveis: {
        processo: e.removalId,
        prazo: e.ate === null ? 'sem prazo' : `até ${formatarDataHora(e.ate.getTime())}`,
        motivo: (e.motivo ?? '').slice(0, MAIOR_MOTIVO),
      },
      link: `/admin/remocao/${e.remUid}`,
      marca: `remocao:${e.remUid}`,
      chave: `contato-seguradora:${e.uid}`,
    })
  })
}

export const avisarContato = definirTarefa<Pedido>('avisar-contato-da-seguradora', (pedido, s) =>
  contarContato(s, pedido),
)
