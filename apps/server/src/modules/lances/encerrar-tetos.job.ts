// A client who may not bid any more does not go on bidding by the ceilings that he left: they end through the engine, like by
// his own hand, as soon as the block is committed. Each minute the job looks by itself: for ceilings that were on their way
// beside a block, accounts that were switched off, processes that died. What he leads stays for a person to decide.
import { randomUUID } from 'node:crypto'
import { setTimeout as dormir } from 'node:timers/promises'
import { auditar } from '../../core/auditoria.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { type TetoDeImpedido, tetosDeImpedidos } from './tetos.sql.ts'

interface Pedido {
  readonly hotId?: number
  /** who blocked; absent: the house's own rule */
  readonly usuId?: number
}

const TAREFA = 'encerrar-tetos'
/** The engine takes five requests of a person in a second. */
const ESPERA_MS = 1_100
const VEZES = 4

/** Answers how many ended. Throws when one of them could not be asked, so that the queue asks again. */
export async function encerrarTetos(s: Servicos, p: Pedido = {}): Promise<number> {
  let feitos = 0
  let presos = 0
  for (const t of await tetosDeImpedidos(s.banco.sistema, p.hotId ?? null)) {
    const r = await pedirFim(s, t, p.usuId)
    if (r === 'preso') presos += 1
    if (r !== 'encerrado') continue
    feitos += 1
    await registrar(s, t, p.usuId)
  }
  if (presos > 0) throw new Error(`${presos} ceilings of blocked clients still stand`)
  return feitos
}

async function pedirFim(
  s: Servicos,
  t: TetoDeImpedido,
  por: number | undefined,
): Promise<'encerrado' | 'nada' | 'preso'> {
  for (let vez = 1; vez <= VEZES; vez++) {
    const r = await s.lances.pedir({
      tipo: 'Configuração Automática',
      lelUid: t.lelUid,
      hotId: t.hotId,
      usuId: t.usuId,
      cliId: t.cliId,
      ...(por === undefined ? {} : { porUsuId: por }),
      valor: null,
      ip: null,
      chave: randomUUID(),
      confirmarValorAlto: false,
      reqId: TAREFA,
    })
    // A refusal: he lost the lead, or the lot ended, in between.
    if (r.tipo !== 'nao-decidido') return r.tipo === 'aceito' ? 'encerrado' : 'nada'
    await dormir(ESPERA_MS)
  }
  return 'preso'
}

async function registrar(s: Servicos, t: TetoDeImpedido, por: number | undefined): Promise<void> {
  const hotsite = await s.hotsites.porId(t.hotId)
  if (hotsite === null) return
  await s.banco.doHotsite(t.hotId, async (tx) => {
    const quem =
      por === undefined
        ? undefined
        : await tx
            .selectFrom('usuario')
            .select('nome')
            .where('hotId', '=', t.hotId)
            .where('id', '=', por)
            .executeTakeFirst()
    await auditar({ hotsite, sessao: null, ip: '', reqId: TAREFA }, tx, {
      entidade: 'cliente',
      uid: t.cliUid,
      acao: 'encerrarLanceAutomatico',
      depois: { lote: t.numero, por: quem?.nome ?? null },
      motivo: 'Cliente impedido de dar lances',
    })
  })
}

export const encerrarTetosDeImpedidos = definirTarefa<Pedido>(TAREFA, async (p, s) => {
  await encerrarTetos(s, p)
})
