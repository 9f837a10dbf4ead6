// What the insurer is told: a row with the causing transaction, the envelope written when it leaves.
import type { EventoMapfre } from '@martelo/contracts/integracoes/evento-mapfre.schemas.ts'
import {
  type CodigoMapfre,
  ehCodigoMapfre,
  EVENTOS_MAPFRE,
} from '@martelo/domain/integracoes/eventos-mapfre.ts'
import { definirEnvio } from '../../core/externo/envio.ts'
import type { Tx } from '../../core/database/database.ts'
import {
  acharEvento,
  anotarEvento,
  type EventoGuardado,
  marcarEvento,
  type NovoEvento,
} from './eventos-mapfre.sql.ts'
import { MAPFRE } from './mapfre.integration.ts'

const envio = definirEnvio<
  (typeof MAPFRE)['campos'],
  Parameters<NonNullable<(typeof MAPFRE)['testar']>>[0],
  { eventoUid: string },
  void
>(MAPFRE, 'evento', {
  idempotente: true,
  repetivel: true,
  async enviar(porta, { ler, hotId, dados, chave }) {
    const e = await ler((tx) => acharEvento(tx, hotId, dados.eventoUid))
    if (e === undefined) throw new Error(`the event ${dados.eventoUid} vanished`)
    await porta.enviar(envelope(e), chave)
  },
  aoConcluir: (tx, { hotId, dados }) =>
    marcarEvento(tx, hotId, dados.eventoUid, { status: 'PROCESSED', erros: [] }),
  aoFalhar: (tx, { hotId, dados }, _, erro) =>
    marcarEvento(tx, hotId, dados.eventoUid, { status: 'NOT_PROCESSED', erros: [erro] }),
})

function envelope(e: EventoGuardado): EventoMapfre {
  if (!ehCodigoMapfre(e.eventCode)) throw new Error(`no event ${e.eventCode}`)
  const { nome, processo } = EVENTOS_MAPFRE[e.eventCode]
  const timestamp = e.quando.toISOString()
  return {
    eventData: { eventCode: e.eventCode, eventName: nome, eventComment: e.eventComment },
    businessData: {
      common: {
        sender: { name: 'PATIO', type: 'COMPANY', timestamp, application: 'leilao' },
        recipient: { name: 'MAPFRE', type: 'INSURER', timestamp, application: 'sinistro' },
        processId: processo,
        errors: [],
      },
      object: e.dados as EventoMapfre['businessData']['object'],
    },
  }
}

export interface ParaAMapfre {
  readonly processo: { readonly id: number; readonly removalId: string }
  readonly remUid: string
  readonly codigo: CodigoMapfre
  readonly comentario?: string
  /** `type` and `removalId` come from here */
  readonly objeto: Record<string, unknown>
  readonly situacao?: NovoEvento['situacao']
  readonly quando: Date
  /** what happened is told once */
  readonly chave: string
  readonly usuId?: number | null
}

export async function contarAMapfre(tx: Tx, hotId: number, p: ParaAMapfre): Promise<void> {
  const { objeto } = EVENTOS_MAPFRE[p.codigo]
  const uid = await anotarEvento(tx, hotId, {
    proId: p.processo.id,
    sentido: 'saida',
    eventCode: p.codigo,
    eventComment: p.comentario ?? '',
    objeto,
    situacao: p.situacao ?? null,
    removalId: p.processo.removalId,
    chave: `${p.codigo}|${p.chave}`,
    quando: p.quando,
    status: 'WAITING',
    erros: [],
    dados: { type: objeto, removalId: p.processo.removalId, ...p.objeto },
    aviUid: null,
    createdBy: p.usuId ?? null,
  })
  if (uid === null) return
  await envio.agendar(tx, {
    hotId,
    dados: { eventoUid: uid },
    objeto: { tipo: 'remocao', uid: p.remUid },
    chave: uid,
  })
}
