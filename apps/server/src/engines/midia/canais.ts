// The channels of the media process: sources, watchers and outputs of each, and what the program wants them to be.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { WebSocket } from 'ws'
import { Espectador } from './espectador.ts'
import { OperadorSimulado } from './operador-simulado.ts'
import { type Fonte, Programa } from './programa.ts'
import {
  CONFERIR,
  NAO_PUBLICADA,
  type Ocorrencia,
  QUALIDADES,
  type Qualidade,
  SOU_BORDA,
  type Vindo,
} from './protocolo.ts'
import type { QuadroDaPlaca } from './rendicao.ts'
import { SaidaRtmp } from './rtmp-saida.ts'
import { SessoesPorLista } from './sessoes-por-lista.ts'

/** Close codes: another holder has the desk; the desk is another's; ended. */
export const [SUBSTITUIDA, OCUPADA, ENCERRADA] = [4001, 4409, 4410]

/** Longer than a process believes that a channel is published. */
const CONFERIR_DE_NOVO_MS = 1_200
/** Destinations are of the internet, unless the installation says otherwise. */
const SO_FORA = process.env.MIDIA_REDE_PRIVADA !== '1'

interface Guardado {
  readonly q: Qualidade
  readonly avcC: string
  readonly w: number
  readonly h: number
  readonly placa: readonly (readonly [boolean, string])[]
}
export interface Publicador {
  readonly ws: Pick<WebSocket, 'close' | 'terminate'>
  readonly fonte: Fonte
  readonly cerca: number
  /** epoch ms until which its token is good; the program moves it on */
  ate: number
}

export class Canal {
  readonly programa: Programa
  readonly saidas = new Map<string, { readonly url: string; readonly saida: SaidaRtmp }>()
  readonly porLista = new SessoesPorLista()
  publicador: Publicador | null = null
  cerca = 0
  #publico = true
  #operador: OperadorSimulado | null = null
  readonly #pasta: string
  readonly #contar: (o: Ocorrencia) => void

  constructor(nome: string, pasta: string, contar: (o: Ocorrencia) => void) {
    this.#pasta = pasta
    this.#contar = contar
    this.programa = new Programa(nome, path.join(pasta, 'gravacoes'), {
      estado: (estado) => contar({ t: 'estado', canal: nome, estado }),
      fonte: (transmissao, o) => contar({ t: 'fonte', canal: nome, transmissao, o }),
      gravacaoAbriu: (n, inicio) => contar({ t: 'gravacao-abriu', canal: nome, nome: n, inicio }),
      gravacaoFechou: (f) => contar({ t: 'gravacao-fechou', canal: nome, ...f }),
      gravacaoParou: (n) => contar({ t: 'gravacao-parou', canal: nome, nome: n }),
    })
    this.#retomar()
  }

  get #arquivo(): string {
    return path.join(this.#pasta, `${this.programa.canal}.json`)
  }

  /** What a process that was started again needs to show the card at once: configuration and card. */
  guardar(): void {
    const tudo: Guardado[] = []
    for (const q of QUALIDADES) {
      const { imagem, placa } = this.programa.rendicoes[q]
      if (imagem === null) continue
      const { w, h } = imagem
      const quadros = placa.map((p) => [p.chave, p.dados.toString('base64')] as const)
      tudo.push({ q, avcC: imagem.avcC.toString('base64'), w, h, placa: quadros })
    }
    mkdirSync(this.#pasta, { recursive: true })
    writeFileSync(this.#arquivo, JSON.stringify(tudo))
  }

  #retomar(): void {
    if (!existsSync(this.#arquivo)) return
    try {
      for (const g of JSON.parse(readFileSync(this.#arquivo, 'utf8')) as Guardado[]) {
        this.programa.configurar(g.q, { avcC: Buffer.from(g.avcC, 'base64'), w: g.w, h: g.h })
        const quadros = g.placa.map(([chave, d]) => ({ chave, dados: Buffer.from(d, 'base64') }))
        this.programa.placa(g.q, quadros)
      }
    } catch {
      // A file that was being written when the process died: the desk sends it all again.
    }
  }

  /** A source comes. False: the desk has a newer holder. */
  publicar(p: Publicador): boolean {
    if (p.cerca < this.cerca) return false
    const antes = this.publicador
    this.cerca = p.cerca
    this.publicador = p
    if (antes !== null && antes.ws !== p.ws)
      antes.ws.close(antes.fonte.transmissao === p.fonte.transmissao ? 4000 : SUBSTITUIDA, 'SUBSTITUIDA')
    this.#operador?.parar()
    this.#operador = null
    this.programa.assumir(p.fonte)
    return true
  }

  placa(q: Qualidade, quadros: readonly QuadroDaPlaca[]): void {
    this.programa.placa(q, quadros)
    this.guardar()
  }

  parar(): void {
    this.publicador?.ws.close(ENCERRADA, 'ENCERRADA')
    this.publicador = null
    this.#operador?.parar()
    this.#operador = null
    this.programa.parar()
  }

  /** It is no more: who watches is told so. */
  fechar(): void {
    this.parar()
    for (const e of this.programa.espectadores) e.ws.close(ENCERRADA, 'ENCERRADA')
    this.programa.encerrar()
  }

  destino(uid: string, url: string | null): void {
    const ja = this.saidas.get(uid)
    if (ja?.url === url) return
    ja?.saida.fechar()
    this.#esquecerSaida(uid)
    if (url === null) return
    const canal = this.programa.canal
    const saida = new SaidaRtmp(
      url,
      (situacao, motivo, tentativas) => {
        // Refused, it tries no more: switched on again, even to the same address, it is another try.
        if (situacao === 'RECUSADO' && this.saidas.get(uid)?.saida === saida) this.#esquecerSaida(uid)
        this.#contar({ t: 'destino', canal, uid, situacao, motivo, tentativas })
      },
      SO_FORA,
    )
    this.saidas.set(uid, { url, saida })
    this.programa.ligarSaida(uid, saida)
  }

  #esquecerSaida(uid: string): void {
    this.saidas.delete(uid)
    this.programa.saidas.delete(uid)
  }

  /** `pasta`: where the simulated operator's films are; null: he goes. */
  operador(pasta: string | null): void {
    if (pasta !== null && this.#operador !== null) return
    this.#operador?.parar()
    this.#operador = null
    if (pasta !== null && this.publicador === null)
      this.#operador = OperadorSimulado.abrir(this.programa, pasta)
  }

  /** Not for the public any more: visitors leave at once; edges ask again for theirs, and once more when no process believes
   * an older answer. */
  set publico(sim: boolean) {
    if (this.#publico === sim) return
    this.#publico = sim
    if (sim) return
    this.dizerAsBordas(CONFERIR)
    setTimeout(() => this.dizerAsBordas(CONFERIR), CONFERIR_DE_NOVO_MS).unref()
    for (const e of this.programa.espectadores) if (!e.interno) e.ws.close(NAO_PUBLICADA, 'NAO_PUBLICADA')
  }

  /** Edges say by one of their two lines what they are. */
  dizerAsBordas(texto: string): void {
    for (const e of this.programa.espectadores) if (e.borda) e.dizerTexto(texto)
  }

  ver(ws: WebSocket, v: Vindo, teto: Qualidade): void {
    if (!this.#publico && !v.interno) return ws.close(NAO_PUBLICADA, 'NAO_PUBLICADA')
    const e = new Espectador(ws, v.ip)
    e.interno = v.interno
    if (teto === 'alta') e.qualidade = 'baixa'
    this.programa.entrar(e)
    ws.on('close', () => this.programa.espectadores.delete(e))
    ws.on('error', () => undefined)
    ws.on('message', (d: Buffer, binario) => {
      if (!binario && d.length < 50 && d.toString() === SOU_BORDA) e.borda = true
      const pedido = binario || d.length > 200 ? null : /"qualidade":"(alta|baixa)"/.exec(d.toString())?.[1]
      if (pedido && (pedido === 'baixa' || teto === 'alta')) this.programa.trocar(e, pedido as Qualidade)
    })
  }
}
