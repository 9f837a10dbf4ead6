// The database of the quick simulations: lots, answers, frames in memory, with the atomicity of the product's SQL and
// nothing else of it. One call is one transaction. It keeps what the statements promise: a lot's version is compared when
// a decision is written, a row's number and a request's key are unique, the clock is looked at inside.
import { createHash } from 'node:crypto'
import { canonico } from '@martelo/domain/lances/canonico.ts'
import type { EstadoLote, LanceRegistrado } from '@martelo/domain/lances/estado-do-lote.ts'
import { SITUACOES, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { podeTransitar } from '@martelo/domain/lotes/states.ts'
import { compensarQueda } from '@martelo/domain/pregao/relogio.ts'
import { resultadoPorTempo } from '@martelo/domain/pregao/resultado.ts'
import type { RespostaDoNo } from '../apostador.ts'
import type { Fechamento, LinhaDaHistoria } from '../historia.ts'

export interface LoteGuardado {
  readonly lelUid: string
  readonly leiUid: string
  versao: number
  estado: EstadoLote
  readonly valorComitente: number
  chamadaEm: number | null
  linhas: LinhaDaHistoria[]
  fechamentos: Fechamento[]
  vendas: number
  salaVersao: number
  salaSeq: number
  mudouEm: number
}

export interface LeilaoGuardado {
  readonly leiUid: string
  readonly id: number
  readonly online: boolean
  pausadoEm: number | null
  ultimoFim: number | null
  readonly lotes: readonly string[]
  versaoDaSala: number
  quadros: { versao: number; quando: number; quadro: unknown }[]
}

export interface Gravacao {
  readonly lelUid: string
  readonly versao: number
  readonly estado: EstadoLote
  readonly registros: readonly LanceRegistrado[]
  readonly respostas: readonly (readonly [chave: string, resposta: NonNullable<RespostaDoNo>])[]
  readonly instante: number
}

export class ChaveRepetida extends Error {}

const VALIDADE_DO_BATIMENTO_MS = 5_000
const TOLERANCIA_MS = 2_000

export class Armazem {
  readonly lotes = new Map<string, LoteGuardado>()
  readonly leiloes = new Map<string, LeilaoGuardado>()
  readonly respostas = new Map<string, NonNullable<RespostaDoNo>>()
  readonly quedas: { inicio: number; fim: number; lotes: { lelUid: string; de: number; para: number }[] }[] =
    []
  /** what a client may commit, by uid */
  readonly limites = new Map<string, number>()
  batimento: number | null = null
  readonly #relogio: () => number

  constructor(relogio: () => number) {
    this.#relogio = relogio
  }

  agora(): number {
    return Math.floor(this.#relogio())
  }

  ler(lelUid: string): LoteGuardado {
    const l = this.lotes.get(lelUid)
    if (l === undefined) throw new Error(`no lot ${lelUid}`)
    return { ...l }
  }

  respondida(lelUid: string, chave: string): RespostaDoNo {
    return this.respostas.get(`${lelUid} ${chave}`) ?? null
  }

  /** False: the lot moved, or its end or the decision's date is over. Throws on a key that has its answer. */
  gravar(g: Gravacao): boolean {
    const l = this.lotes.get(g.lelUid)
    if (l === undefined || !this.mesmaVersao(l, g) || !this.dentroDoTempo(l, g)) return false
    for (const [chave] of g.respostas)
      if (this.respostas.has(`${g.lelUid} ${chave}`)) throw new ChaveRepetida(chave)
    this.acrescentar(l, g.registros)
    for (const [chave, r] of g.respostas) this.respostas.set(`${g.lelUid} ${chave}`, r)
    if (g.registros.length > 0) this.mudar(l, g.estado)
    return true
  }

  /** What a limited client may still commit, this lot not counted; null: no limit. */
  disponivel(cliUid: string, lelUid: string): number | null {
    const limite = this.limites.get(cliUid)
    if (limite === undefined) return null
    let usado = 0
    for (const l of this.lotes.values()) if (l.lelUid !== lelUid) usado += this.comprometido(cliUid, l)
    return Math.max(0, limite - usado)
  }

  comprometido(cliUid: string, { estado }: LoteGuardado): number {
    const { lider, valor, teto, situacao } = estado
    if (SITUACOES[situacao].final || lider?.tipo !== 'cliente' || lider.cliUid !== cliUid) return 0
    return Math.max(valor ?? 0, teto?.quem.cliUid === cliUid ? teto.valor : 0)
  }

  mesmaVersao(l: LoteGuardado, g: Gravacao): boolean {
    return l.versao === g.versao
  }

  dentroDoTempo(l: LoteGuardado, g: Gravacao): boolean {
    const { regras, dataFim } = l.estado
    const agora = this.agora()
    if (Math.abs(agora - g.instante) >= TOLERANCIA_MS) return false
    return g.registros.length === 0 || !regras.encerraPorTempo || dataFim === null || dataFim > agora
  }

  acrescentar(l: LoteGuardado, registros: readonly LanceRegistrado[]): void {
    for (const registro of registros) {
      if (l.linhas.some((x) => x.seq === registro.seq)) throw new Error(`row ${registro.seq} twice`)
      const texto = canonico(registro)
      l.linhas = [
        ...l.linhas,
        {
          seq: registro.seq,
          registro,
          instante: registro.instante,
          texto,
          hash: encadear(l.linhas.at(-1)?.hash, texto),
        },
      ]
    }
  }

  mudar(l: LoteGuardado, estado: EstadoLote): void {
    l.estado = estado
    l.versao += 1
    l.mudouEm = this.agora()
  }

  /** Closes what is due, each lot once; nothing without a fresh heartbeat. */
  encerrar(ids: readonly string[]): string[] {
    const agora = this.agora()
    if (!this.batimentoFresco(agora)) return []
    return ids.filter((lelUid) => {
      const l = this.lotes.get(lelUid)
      const { estado } = l ?? {}
      const pausado = this.leiloes.get(l?.leiUid ?? '')?.pausadoEm !== null
      if (!l || !estado || pausado || !this.venceu(estado, agora)) return false
      this.fechar(l, this.resultado(l), agora)
      return true
    })
  }

  batimentoFresco(agora: number): boolean {
    return this.batimento !== null && agora - this.batimento < VALIDADE_DO_BATIMENTO_MS
  }

  venceu(e: EstadoLote, agora: number): boolean {
    return (
      e.regras.encerraPorTempo && e.situacao === 'LIBERADO_LEILAO' && e.dataFim !== null && e.dataFim <= agora
    )
  }

  resultado(l: LoteGuardado): { evento: string; para: SituacaoLote } {
    const r = resultadoPorTempo(this.fatos(l))
    const pode = podeTransitar(l.estado.situacao, r.evento, ['sistema'], {
      agora: this.agora(),
      encerraPorTempo: true,
      dataFim: l.estado.dataFim ?? 0,
      ...this.fatos(l),
    })
    if (!pode.pode) throw new Error(`lot ${l.lelUid} cannot end: ${pode.motivo}`)
    return r
  }

  fatos(l: LoteGuardado) {
    const { lider, valor } = l.estado
    return {
      lance: valor,
      valorComitente: l.valorComitente,
      condicional: false,
      liderApelido: lider?.tipo === 'apelido',
      emDefesa: lider?.tipo === 'apelido' && lider.emDefesa,
      validacaoDivergente: false,
      inibirVenda: false,
    }
  }

  fechar(l: LoteGuardado, r: { evento: string; para: SituacaoLote }, agora: number): void {
    l.fechamentos = [...l.fechamentos, { evento: r.evento, para: r.para, instante: agora }]
    if (r.para === 'AG_PAGAMENTO') l.vendas += 1
    this.mudar(l, { ...l.estado, situacao: r.para, teto: null })
  }

  /** One heartbeat; the first after an outage gives the lost time back. */
  bater(): void {
    const agora = this.agora()
    const antes = this.batimento ?? agora
    this.batimento = agora
    if (agora - antes <= VALIDADE_DO_BATIMENTO_MS) return
    const correndo = [...this.lotes.values()].filter((l) => this.leiloes.get(l.leiUid)?.pausadoEm === null)
    const devolvidos = compensarQueda(
      correndo.map((l) => ({
        lelUid: l.lelUid,
        recebeLances: recebeLances(l.estado.situacao),
        dataInicio: null,
        dataFim: l.estado.dataFim,
      })),
      antes,
      agora,
    )
    for (const d of devolvidos) {
      const l = this.lotes.get(d.lelUid)
      if (l === undefined) continue
      if (l.chamadaEm !== null) l.chamadaEm = agora
      this.mudar(l, { ...l.estado, dataFim: d.para })
    }
    this.quedas.push({ inicio: antes, fim: agora, lotes: devolvidos })
  }

  /** Numbers frames of a room and keeps them, in one go. */
  numerar(leiId: number, quadros: readonly unknown[]): { versao: number; quando: number }[] {
    const sala = [...this.leiloes.values()].find((l) => l.id === leiId)
    if (sala === undefined) throw new Error(`no room ${leiId}`)
    return quadros.map((quadro) => {
      sala.versaoDaSala += 1
      const linha = { versao: sala.versaoDaSala, quando: this.agora(), quadro }
      sala.quadros = [...sala.quadros, linha]
      return linha
    })
  }
}

export function encadear(anterior: string | undefined, texto: string): string {
  const antes = anterior === undefined ? Buffer.alloc(32) : Buffer.from(anterior, 'hex')
  return createHash('sha256').update(antes).update(texto).digest('hex')
}
