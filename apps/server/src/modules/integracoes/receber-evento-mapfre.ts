// An event of the insurer, as it was posted. Taken once by its own words, whatever carried it; one for a removal that we do
// not know waits for that removal; what cannot be done is written down as not processed, and does not come again.
import { EventoMapfre } from '@martelo/contracts/integracoes/evento-mapfre.schemas.ts'
import { chaveDoEvento, EVENTOS_MAPFRE } from '@martelo/domain/integracoes/eventos-mapfre.ts'
import type { AvisoRecebido } from '../../core/externo/assinaturas.ts'
import type { Tx } from '../../core/database/database.ts'
import { aplicarEventoMapfre, NaoProcessado, type QuemMexe } from './aplicar-evento-mapfre.ts'
import {
  anotarEvento,
  eventosAEspera,
  jaVeio,
  marcarEvento,
  type NovoEvento,
  processoPeloNumero,
} from './eventos-mapfre.sql.ts'

const DESCONHECIDA = (removalId: string): string => `Remoção ${removalId} desconhecida`
const ERROS_NO_REGISTRO = 20

export const emNomeDaMapfre = (hotId: number): QuemMexe => ({
  hotsite: { id: hotId },
  sessao: null,
  ip: '',
  reqId: 'mapfre',
  agora: Date.now(),
})

export async function receberEventoMapfre(tx: Tx, aviso: AvisoRecebido): Promise<void> {
  const lido = lerEvento(aviso)
  if (!lido.ok) {
    await anotarEvento(tx, aviso.hotId, {
      ...SEM_FORMA,
      eventCode: lido.codigo,
      chave: `ilegivel|${aviso.uid}`,
      quando: new Date(),
      erros: lido.erros,
      aviUid: aviso.uid,
    })
    return
  }
  await tomarEventoMapfre(tx, aviso.hotId, lido.evento, aviso.uid)
}

const SEM_FORMA = {
  proId: null,
  sentido: 'entrada',
  eventComment: '',
  objeto: 'desconhecido',
  situacao: null,
  removalId: '',
  status: 'NOT_PROCESSED',
  dados: {},
} as const satisfies Partial<NovoEvento>

type Lido = { ok: true; evento: EventoMapfre } | { ok: false; codigo: string; erros: string[] }

function lerEvento(aviso: AvisoRecebido): Lido {
  let corpo: unknown
  try {
    corpo = aviso.json()
  } catch {
    return { ok: false, codigo: '?', erros: ['O corpo não é JSON'] }
  }
  const r = EventoMapfre.safeParse(corpo)
  const codigo = (corpo as { eventData?: { eventCode?: unknown } } | null)?.eventData?.eventCode
  const nome = typeof codigo === 'string' ? codigo.slice(0, 20) || '?' : '?'
  if (!r.success)
    return {
      ok: false,
      codigo: nome,
      erros: r.error.issues
        .slice(0, ERROS_NO_REGISTRO)
        .map((i) => `${i.path.join('.')}: ${i.message}`.slice(0, 300)),
    }
  const { eventCode } = r.data.eventData
  const e = EVENTOS_MAPFRE[eventCode]
  if (e.sentido === 'saida')
    return { ok: false, codigo: nome, erros: [`${eventCode} é nosso, não da seguradora`] }
  if (e.objeto !== r.data.businessData.object.type)
    return { ok: false, codigo: nome, erros: [`${eventCode} leva ${e.objeto}`] }
  return { ok: true, evento: r.data }
}

/** Idempotent: told twice, it is one. */
export async function tomarEventoMapfre(
  tx: Tx,
  hotId: number,
  evento: EventoMapfre,
  aviUid: string | null,
): Promise<void> {
  const { common, object } = evento.businessData
  const { eventCode, eventComment } = evento.eventData
  const quando = new Date(common.sender.timestamp)
  const chave = chaveDoEvento({
    processo: common.processId,
    codigo: eventCode,
    removalId: object.removalId,
    instante: common.sender.timestamp,
  })
  const base = {
    sentido: 'entrada',
    eventCode,
    eventComment,
    objeto: object.type,
    situacao: object.type === 'status_update' ? object.status : null,
    removalId: object.removalId,
    chave,
    quando,
    aviUid,
  } as const
  const processo = await processoPeloNumero(tx, hotId, object.removalId)
  if (await jaVeio(tx, hotId, chave)) return
  if (processo === undefined && eventCode !== 'S01') {
    await anotarEvento(tx, hotId, {
      ...base,
      proId: null,
      status: 'WAITING',
      erros: [DESCONHECIDA(object.removalId)],
      dados: object,
    })
    return
  }
  const r = await tentar(tx, hotId, evento, processo?.id)
  await anotarEvento(tx, hotId, { ...base, ...r, dados: semPessoas(object) })
  if (eventCode === 'S01' && r.proId !== null) await retomar(tx, hotId, object.removalId)
}

/** A refusal of ours is an answer; anything else is tried again. */
async function tentar(tx: Tx, hotId: number, evento: EventoMapfre, proId: number | undefined) {
  try {
    const feito = await aplicarEventoMapfre(emNomeDaMapfre(hotId), tx, evento)
    return { proId: feito, status: 'PROCESSED', erros: [] } as const
  } catch (e) {
    if (!(e instanceof NaoProcessado)) throw e
    return { proId: proId ?? null, status: 'NOT_PROCESSED', erros: [e.message] } as const
  }
}

/** What a removal says of people stands in the process alone, until it is closed. */
const semPessoas = (o: EventoMapfre['businessData']['object']): object =>
  o.type === 'removal' ? { type: o.type, removalId: o.removalId } : o

async function retomar(tx: Tx, hotId: number, removalId: string): Promise<void> {
  for (const e of await eventosAEspera(tx, hotId, removalId)) {
    const { eventCode, dados } = e
    const parte = {
      name: 'MAPFRE',
      type: 'INSURER',
      timestamp: e.quando.toISOString(),
      application: 'sinistro',
    }
    const evento = EventoMapfre.parse({
      eventData: { eventCode, eventName: eventCode, eventComment: e.eventComment },
      businessData: {
        common: { sender: parte, recipient: parte, processId: 'REMOCAO', errors: [] },
        object: dados,
      },
    })
    const r = await tentar(tx, hotId, evento, undefined)
    const processo = await processoPeloNumero(tx, hotId, removalId)
    await marcarEvento(tx, hotId, e.uid, {
      ...r,
      ...(processo === undefined ? {} : { proId: processo.id }),
      dados: semPessoas(evento.businessData.object),
    })
  }
}
