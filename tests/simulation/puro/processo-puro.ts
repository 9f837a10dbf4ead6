// A whole process of the quick simulations: engine, rooms, publisher, closing clock, heartbeat, robot, reconciler. Built
// from the product's rules and its room code; what the product does in SQL is a question to the store.

import type { LanceRegistrado } from '@martelo/domain/lances/estado-do-lote.ts'
import { valorAceito } from '@martelo/domain/lances/valor-aceito.ts'
import { SITUACOES_DE_LOTE, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { type EventoLote, podeTransitar } from '@martelo/domain/lotes/states.ts'
import { proximoPassoDoRobo, type Sala } from '@martelo/domain/pregao/regras.ts'
import { reiniciar } from '@martelo/domain/pregao/relogio.ts'
import { resultadoDoLote } from '@martelo/domain/pregao/resultado.ts'
import pino from 'pino'
import type { Barramento } from '../../../apps/server/src/core/bus/barramento.ts'
import { criarTempoReal, type TempoReal } from '../../../apps/server/src/engines/salas/tempo-real.ts'
import type { RetratoDaSala } from '../../../apps/web/src/parts/pregao/sala.ts'
import type { Acaso } from '../acaso.ts'
import { type Dono, emNome } from '../ambiente.ts'
import type { Balcao } from '../apostador.ts'
import { type Porta, PUBLICO } from '../espectador.ts'
import type { Armazem, LoteGuardado } from './armazem.ts'
import { type Juizo, NoPuro } from './no-puro.ts'
import type { Rede } from './rede.ts'

const log = pino({ level: 'silent' })
const NO_BLOCO: readonly SituacaoLote[] = ['AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS']
const TIQUE_MS = 25
const DIVIDA_MS = 3_000

/** Which bid of its dispute each row is. */
function numerosDosLances(
  linhas: readonly { seq: number; registro: LanceRegistrado | null }[],
): Map<number, number> {
  const numeros = new Map<number, number>()
  let n = 0
  for (const { seq, registro } of linhas) {
    if (registro === null) n = 0
    else if (registro.evento === 'lance') numeros.set(seq, ++n)
  }
  return numeros
}

export class ProcessoPuro implements Balcao, Porta {
  readonly dono: Dono
  readonly #motor: NoPuro
  readonly #rede: Rede
  readonly #tempoReal: TempoReal
  readonly #sujos = new Set<string>()
  readonly #ditos = new Map<string, number>()
  #publicando = false

  constructor(p: {
    dono: Dono
    rede: Rede
    acaso: Acaso
    juizo: Juizo
    limitado: (cliUid: string) => boolean
    barramento: (aoReligar: () => void) => Barramento
  }) {
    this.dono = p.dono
    this.#rede = p.rede
    this.#motor = new NoPuro(p.dono, p.rede, p.acaso, p.juizo, (lelUid) => this.mudou([lelUid]), p.limitado)
    let recomecar = (): void => undefined
    const barramento = p.barramento(() => recomecar())
    this.#tempoReal = criarTempoReal(p.rede.comoBanco(), barramento, log)
    recomecar = () => this.#tempoReal.recomecar()
    // What the product's repeat loops do: the next round begins when the last one has ended.
    this.#repetir(250, async () => this.mudou(await this.#encerrar()))
    this.#repetir(1_000, () => this.#rede.pedir((a) => a.bater()))
    this.#repetir(2_000, async () => this.mudou(await this.#rede.pedir(porPublicar)))
    this.#repetir(250, async () => this.mudou(await this.#rede.pedir(conduzir)))
  }

  get nome(): string {
    return this.dono.nome
  }
  get vivo(): boolean {
    return this.dono.vivo
  }

  readonly pedir: Balcao['pedir'] = (lelUid, pedido) => this.#motor.pedir(lelUid, pedido)

  async entrar(...[c, sala, versao]: Parameters<Porta['entrar']>): Promise<void> {
    const leiUid = sala.split(':')[1] ?? ''
    await emNome(this.dono, async () => {
      const id = await this.#rede.pedir((a) => a.leiloes.get(leiUid)?.id ?? 0)
      await this.#tempoReal.entrar(c, sala, PUBLICO, id, versao)
    })
  }
  sair(...[c, sala]: Parameters<Porta['sair']>): void {
    emNome(this.dono, () => this.#tempoReal.sair(c, sala))
  }

  retrato(leiUid: string): ReturnType<Porta['retrato']> {
    return emNome(this.dono, async () => {
      const id = await this.#rede.pedir((a) => a.leiloes.get(leiUid)?.id ?? 0)
      // The version before the state: what changes in between comes again, never too late.
      const versao = await this.#tempoReal.versaoDaSala(id)
      return this.#rede.pedir((a) => {
        const lotes = (a.leiloes.get(leiUid)?.lotes ?? []).map((uid) => a.ler(uid))
        const retrato = {
          versao,
          sala: {
            loteAtualUid: lotes.find((l) => NO_BLOCO.includes(l.estado.situacao))?.lelUid ?? null,
          },
          lances: { lelUid: null, lances: [] },
          lotes: lotes.map((l) => ({ estado: estadoPublico(l) })),
        } as unknown as RetratoDaSala
        return { retrato, ate: new Map(lotes.map((l) => [l.lelUid, l.estado.seq])) }
      })
    })
  }

  mudou(uids: readonly string[]): void {
    for (const uid of uids) this.#sujos.add(uid)
    if (this.#publicando || this.#sujos.size === 0) return
    this.#publicando = true
    setTimeout(() => void this.#publicar(), TIQUE_MS)
  }

  async #publicar(): Promise<void> {
    const uids = [...this.#sujos]
    this.#sujos.clear()
    try {
      const lotes = await this.#rede.pedir((a) =>
        uids.map((u) => ({ ...a.ler(u), leiId: a.leiloes.get(a.ler(u).leiUid)?.id ?? 0 })),
      )
      for (const [leiUid, daSala] of Map.groupBy(lotes, (l) => l.leiUid)) {
        const quadros = daSala.map((l) => {
          const desde = Math.max(l.salaSeq, this.#ditos.get(l.lelUid) ?? 0)
          const numeros = numerosDosLances(l.linhas)
          const lances = l.linhas
            .filter((x) => x.registro?.evento === 'lance' && x.seq > desde)
            .map((x) => ({ seq: numeros.get(x.seq) }))
          return {
            evento: lances.length > 0 ? 'lance-aceito' : 'lote-atualizado',
            para: PUBLICO,
            dados: { lelUid: l.lelUid, lances, estado: estadoPublico(l) },
          }
        })
        await this.#tempoReal.publicar({ id: daSala[0]?.leiId ?? 0, uid: leiUid, hotId: 1 }, quadros)
      }
      for (const l of lotes) this.#ditos.set(l.lelUid, Math.max(this.#ditos.get(l.lelUid) ?? 0, l.estado.seq))
      await this.#rede.pedir((a) => marcar(a, lotes))
    } catch {
      for (const u of uids) this.#sujos.add(u)
      await new Promise((ok) => setTimeout(ok, 250))
    }
    this.#publicando = false
    this.mudou([])
  }

  async #encerrar(): Promise<readonly string[]> {
    const vencidos = await this.#rede.pedir((a) =>
      [...a.lotes.values()].filter((l) => a.venceu(l.estado, a.agora())).map((l) => l.lelUid),
    )
    return vencidos.length === 0 ? [] : this.#rede.pedir((a) => a.encerrar(vencidos))
  }

  #repetir(ms: number, fn: () => Promise<unknown>): void {
    emNome(this.dono, () => {
      const rodar = (): void => {
        fn().then(
          () => setTimeout(rodar, ms),
          () => setTimeout(rodar, ms),
        )
      }
      setTimeout(rodar, 1)
    })
  }
}

/** The part of the public state that the watchers' reducer and the checks look at. */
function estadoPublico(l: LoteGuardado) {
  const { situacao, valor, dataFim } = l.estado
  return {
    lelUid: l.lelUid,
    versao: l.versao,
    situacao,
    valor,
    proximo: valorAceito(l.estado),
    dataFim,
    quantidade: l.linhas.filter((x) => x.registro?.evento === 'lance').length,
  }
}

function porPublicar(a: Armazem): string[] {
  return [...a.lotes.values()]
    .filter((l) => l.versao > l.salaVersao && l.mudouEm < a.agora() - DIVIDA_MS)
    .map((l) => l.lelUid)
}

function marcar(a: Armazem, lotes: readonly LoteGuardado[]): void {
  for (const dito of lotes) {
    const l = a.lotes.get(dito.lelUid)
    if (l === undefined || l.salaVersao >= dito.versao) continue
    l.salaVersao = dito.versao
    l.salaSeq = Math.max(l.salaSeq, dito.estado.seq)
  }
}

/** The robot's next step in each room that is cried, by the domain's own proposal and the lot's own table. */
function conduzir(a: Armazem): string[] {
  const agora = a.agora()
  if (!a.batimentoFresco(agora)) return []
  return [...a.leiloes.values()].flatMap((leilao) => {
    if (leilao.online) return []
    const lotes = leilao.lotes.flatMap((u) => a.lotes.get(u) ?? [])
    const passo = proximoPassoDoRobo(salaDe(a, leilao, lotes), agora)
    if (passo.tipo === 'esperar' || passo.tipo === 'encerrar-leilao') return []
    const lote = a.lotes.get(passo.lelUid)
    if (lote === undefined) return []
    // Where the robot may not, the auctioneer brings the hammer down.
    const evento = passo.tipo === 'lote' ? passo.evento : resultadoDoLote(a.fatos(lote)).evento
    return moverNaSala(a, leilao, lote, evento, agora) ? [lote.lelUid] : []
  })
}

type Leilao = Armazem['leiloes'] extends Map<string, infer L> ? L : never

function salaDe(a: Armazem, leilao: Leilao, lotes: readonly LoteGuardado[]): Sala {
  const atual = lotes.find((l) => NO_BLOCO.includes(l.estado.situacao))
  const proximo =
    lotes.find((l) => l.estado.situacao === 'PLACAR') ??
    lotes.find((l) => l.estado.situacao === 'LIBERADO_LEILAO')
  return {
    situacaoLeilao: 'AO_VIVO',
    modo: 'ROBO',
    pausada: leilao.pausadoEm !== null,
    atual: atual
      ? {
          ...a.fatos(atual),
          lelUid: atual.lelUid,
          situacao: atual.estado.situacao,
          finalizacaoManual: false,
          dataFim: atual.estado.dataFim,
          chamadaEm: atual.chamadaEm,
        }
      : null,
    proximo: proximo ? { lelUid: proximo.lelUid, situacao: proximo.estado.situacao as 'PLACAR' } : null,
    ultimoFim: leilao.ultimoFim,
    intervaloEntreLotesSegundos: 3,
  }
}

function moverNaSala(
  a: Armazem,
  leilao: Leilao,
  l: LoteGuardado,
  evento: EventoLote,
  agora: number,
): boolean {
  const fatos = {
    ...a.fatos(l),
    agora,
    situacaoLeilao: 'AO_VIVO' as const,
    outroNoPlacar: false,
    outroAoVivo: false,
    sequencial: true,
  }
  const pode = podeTransitar(l.estado.situacao, evento, ['sistema', 'Leiloeiro'], {
    ...fatos,
    ...(l.chamadaEm === null ? {} : { chamadaEm: l.chamadaEm }),
  })
  if (!pode.pode || !SITUACOES_DE_LOTE.includes(pode.para)) return false
  l.chamadaEm = evento === 'douLheUma' || evento === 'douLheDuas' ? agora : null
  if (NO_BLOCO.includes(l.estado.situacao) && !NO_BLOCO.includes(pode.para)) {
    leilao.ultimoFim = agora
    a.fechar(l, { evento, para: pode.para }, agora)
    return true
  }
  const abre = evento === 'abrirPregao'
  const fim = abre ? reiniciar(l.estado.regras.cronometroSegundos, agora).dataFim : l.estado.dataFim
  a.mudar(l, { ...l.estado, situacao: pode.para, situacaoLeilao: 'AO_VIVO', dataFim: fim })
  return true
}
