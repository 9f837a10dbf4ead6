// Once a minute, and when a person asks: what the authority does not know yet of the lots of its auctions goes into the outbox,
// one step per lot and turn, so that it hears in order.
import { DESFAZ, proximoRegistro, type TipoDeRegistro } from '@martelo/domain/detran/registro-do-lote.ts'
import { mascarar } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { resultadoDoLote } from '@martelo/domain/integracoes/resultado-para-fora.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { definirEnvio } from '../../core/externo/envio.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { DETRAN, type Detran } from './detran.integration.ts'
import {
  itensNoDetran,
  type LoteLido,
  lotesNoDetran,
  marcarItens,
  marcarRegistro,
  responderItem,
  responderRegistro,
} from './detran.sql.ts'

const VISIVEIS = 4

interface DoItem {
  readonly itemUid: string
}
const ITEM = definirEnvio<(typeof DETRAN)['campos'], Detran, DoItem, string>(DETRAN, 'item', {
  idempotente: true,
  async enviar(porta, { ler, hotId, dados, chave }) {
    const [i] = await ler((tx) => itensNoDetran(tx, hotId, { uid: dados.itemUid }))
    if (i === undefined) throw new Error(`the item ${dados.itemUid} vanished`)
    const { id: _, uid: __, detranLoteUid: ___, externoLote, ...item } = i
    return porta.cadastrar(externoLote, item, chave)
  },
  aoConcluir: (tx, { hotId, dados }, response) =>
    responderItem(tx, hotId, dados.itemUid, { ok: true, response }),
  aoFalhar: (tx, { hotId, dados }, _, response) =>
    responderItem(tx, hotId, dados.itemUid, { ok: false, response }),
})

interface DoRegistro {
  readonly dloId: number
  readonly tipo: TipoDeRegistro
  readonly passo: number
}
const REGISTRO = definirEnvio<(typeof DETRAN)['campos'], Detran, DoRegistro, string>(DETRAN, 'registro', {
  idempotente: true,
  async enviar(porta, { ler, hotId, dados, chave }) {
    const [l] = await ler((tx) => lotesNoDetran(tx, hotId, { dloId: dados.dloId }))
    if (l === undefined) throw new Error(`the lot ${dados.dloId} vanished`)
    return porta.registrar(dados.tipo, corpoDo(l, dados.tipo), chave)
  },
  aoConcluir: (tx, { hotId, dados }, response) => responderRegistro(tx, hotId, dados, { ok: true, response }),
  aoFalhar: (tx, { hotId, dados }, _, response) =>
    responderRegistro(tx, hotId, dados, { ok: false, response }),
})

function corpoDo(l: LoteLido, tipo: TipoDeRegistro): Record<string, string | number | null> {
  const de = { lote: l.externoId, numero: l.numero }
  switch (tipo) {
    case 'arremate':
      return { ...de, valor: l.valor, documento: l.documento?.trim() ?? null }
    case 'naoArrematado':
      return { ...de, motivo: resultadoDoLote(l.situacao) }
    case 'boleto':
      return { ...de, nossoNumero: l.boleto, valor: l.valor }
    case 'notaFiscal':
      return { ...de, nota: l.nota }
  }
}

/** As it is kept: a buyer's number is no use in a log. */
function semPessoa(corpo: Record<string, string | number | null>): object {
  const { documento } = corpo
  return typeof documento === 'string' ? { ...corpo, documento: mascarar(documento, VISIVEIS) } : corpo
}

/** Answers how many steps were scheduled. */
export async function sincronizarLeilao(tx: Tx, hotId: number, leiId: number): Promise<number> {
  // Two turns at once would tell one step twice.
  await sql`select from detran_leilao where hot_id = ${hotId} and lei_id = ${leiId} for update`.execute(tx)
  let passos = 0
  for (const l of await lotesNoDetran(tx, hotId, { leiId })) passos += await avancar(tx, hotId, l)
  return passos
}

async function avancar(tx: Tx, hotId: number, l: LoteLido): Promise<number> {
  const passo = proximoRegistro({ ...l, resultado: resultadoDoLote(l.situacao) })
  if (passo === null) return 0
  const objeto = { tipo: 'lote', uid: l.lelUid }
  if (passo.tipo === 'cadastro') {
    const itens = await marcarItens(tx, hotId, l.id)
    for (const i of itens)
      await ITEM.agendar(tx, { hotId, dados: { itemUid: i.uid }, objeto, chave: `${i.uid}|${i.passo}` })
    return itens.length
  }
  const n = await marcarRegistro(tx, hotId, l.id, {
    ...passo,
    request: semPessoa(corpoDo(l, passo.tipo)),
    desfaz: DESFAZ[passo.tipo],
  })
  await REGISTRO.agendar(tx, {
    hotId,
    dados: { dloId: l.id, tipo: passo.tipo, passo: n },
    objeto,
    chave: `${l.uid}|${passo.tipo}|${n}`,
  })
  return 1
}

/** Older auctions are told when a person asks. */
const RECENTES_DIAS = 120
const POR_VEZ = 1000

export async function contarAoDetran({ banco, log }: Pick<Servicos, 'banco' | 'log'>): Promise<number> {
  const { rows } = await sql<{ leiId: number; hotId: number }>`
    select d.lei_id, d.hot_id from detran_leilao d join leilao a on a.id = d.lei_id
    where a.data > clock_timestamp() - make_interval(days => ${RECENTES_DIAS}) order by d.lei_id desc limit ${POR_VEZ}`.execute(
    banco.sistema,
  )
  let passos = 0
  for (const d of rows)
    passos += await banco
      .doHotsite(d.hotId, (tx) => sincronizarLeilao(tx, d.hotId, d.leiId))
      .catch((e: unknown) => {
        // One auction must not hold the others back; it is tried again in a minute.
        log.error({ err: e, leilao: d.leiId }, 'an auction of the traffic authority was not looked at')
        return 0
      })
  return passos
}

definirTarefa<Record<string, never>>('contar-ao-detran', async (_, s) => {
  await contarAoDetran(s)
})
