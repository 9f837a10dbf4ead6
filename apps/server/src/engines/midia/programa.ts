// The programme of one channel: the source that has it, one time line over all sources and restarts, the card while nothing
// comes, watchers, outputs and the recording. Never decodes; a source's clock is only compared with its own past.
import { AMOSTRAS_POR_QUADRO, SILENCIO } from './silencio.ts'
import { fragmento, type Imagem, SOM_HZ } from './caixas.ts'
import type { Espectador } from './espectador.ts'
import { Gravador, type Fechado } from './gravador.ts'
import { type EstadoDoPrograma, QUALIDADES, type Qualidade } from './protocolo.ts'
import { type QuadroDaPlaca, Rendicao } from './rendicao.ts'

/** Programme time begins here: it grows over every restart and still fits a player's arithmetic. */
const ORIGEM = Date.UTC(2025, 0, 1)
const SEM_SINAL_MS = 1_500
/** A desk whose line has ended comes back within it, or the card is shown. */
const SEM_LINHA_MS = 800
const PERDIDA_MS = 120_000
/** The card has ten frames a second. */
const PLACA_MS = 100
const RELOGIO_MS = 33
const SAMPLES_POR_MS = SOM_HZ / 1000
/** Sound that comes so much too early is old. */
const SOM_VELHO = 4_800
const SOM_JUNTO = 3_000
/** A source with sound may be behind its picture by one second. */
const SOM_ATRASADO = SOM_HZ
/** Sound of which nothing came for so long has ended: the picture no longer waits for it. */
const SOM_ACABOU_MS = 1_500
const BURACO_MAXIMO = SOM_HZ * 20

export interface Fonte {
  readonly transmissao: string
  /** has one quality only: it serves everyone */
  readonly soAlta: boolean
}
/** Where a programme goes on to: an RTMP output. */
export interface Saida {
  configurar(imagem: Imagem): void
  quadro(video: boolean, chave: boolean, ms: number, dados: Buffer, depois?: number): void
}
export interface Ouvinte {
  estado(e: EstadoDoPrograma): void
  fonte(transmissao: string, o: 'chegou' | 'calou' | 'perdida'): void
  gravacaoAbriu(nome: string, inicio: number): void
  gravacaoFechou(f: Fechado): void
  gravacaoParou(nome: string | null): void
}

export class Programa {
  readonly canal: string
  readonly rendicoes: Readonly<Record<Qualidade, Rendicao>>
  readonly espectadores = new Set<Espectador>()
  readonly saidas = new Map<string, Saida>()
  readonly gravador: Gravador
  estado: EstadoDoPrograma = 'PARADO'
  /** the newest still picture, as JPEG */
  quadro: Buffer | null = null
  fonte: Fonte | null = null
  pausado = false
  #desvio = Number.NaN
  #fimDoSom = 0
  #ultimo = 0
  #placaN = 0
  #placaEm = 0
  #sinal = false
  #paciencia = SEM_SINAL_MS
  #temSom = false
  #somEm = 0
  readonly #ouvinte: Ouvinte
  readonly #relogio: ReturnType<typeof setInterval>

  constructor(canal: string, pastaDasGravacoes: string, ouvinte: Ouvinte) {
    this.canal = canal
    this.#ouvinte = ouvinte
    const enviar = (r: Rendicao, lote: Buffer, chave: boolean) => this.#distribuir(r, lote, chave)
    this.rendicoes = { alta: new Rendicao('alta', enviar), baixa: new Rendicao('baixa', enviar) }
    this.gravador = new Gravador(pastaDasGravacoes, {
      abriu: (nome, inicio) => ouvinte.gravacaoAbriu(nome, inicio),
      fechou: (f) => ouvinte.gravacaoFechou(f),
      parou: (nome) => ouvinte.gravacaoParou(nome),
    })
    this.#relogio = setInterval(() => this.#vigiar(), RELOGIO_MS)
    this.#relogio.unref()
  }

  get #agora(): number {
    return Date.now() - ORIGEM
  }

  configurar(q: Qualidade, imagem: Imagem): void {
    if (!this.rendicoes[q].configurar(imagem) || q !== 'alta') return
    for (const s of this.saidas.values()) s.configurar(imagem)
  }

  ligarSaida(uid: string, s: Saida): void {
    this.saidas.set(uid, s)
    const { imagem } = this.rendicoes.alta
    if (imagem !== null) s.configurar(imagem)
  }

  /** The programme is this source's from its next key frame on. */
  assumir(f: Fonte): void {
    this.fonte = f
    // Who came before it waits for a quality that it does not have.
    if (f.soAlta)
      for (const e of this.espectadores) Object.assign(e, { qualidade: 'alta', esperaChave: true })
    this.#temSom = false
    this.#desvio = Number.NaN
    this.#sinal = false
    this.#ultimo = Date.now()
  }

  /** `ts` in ms of the source's own clock; shown `depois` ms later than decoded. */
  imagem(f: Fonte, q: Qualidade, chave: boolean, ts: number, dados: Buffer, depois = 0): void {
    if (this.fonte !== f) return
    const r = this.rendicoes[q]
    if (r.inicio === null) return
    if (Number.isNaN(this.#desvio)) {
      if (!chave || q !== 'alta') return
      this.#desvio = Math.max(this.#agora - ts, r.ultimoT + 10 - ts)
    }
    this.#ultimo = Date.now()
    this.#paciencia = SEM_SINAL_MS
    if (!this.#sinal) {
      if (!chave) return
      this.#sinal = true
      this.#ouvinte.fonte(f.transmissao, 'chegou')
    }
    if (this.pausado && this.rendicoes.alta.placa.length > 0) return this.mudar('INTERVALO')
    if (this.estado !== 'NO_AR' && !(chave && q === 'alta')) return
    this.mudar('NO_AR')
    // After a card each quality goes on at a key frame of its own.
    if (r.precisaChave && !chave) return
    r.precisaChave = false
    const t = ts + this.#desvio
    this.#video(r, chave, t, dados, depois)
    if (q === 'alta') this.#acompanharSom(t)
  }

  /** A player waits for the slower of the two tracks: without sound, or behind a hole, silence keeps up. */
  #acompanharSom(t: number): void {
    const amostra = Math.round(t * SAMPLES_POR_MS)
    if (this.#fimDoSom === 0) this.#fimDoSom = amostra
    // Sound that comes late on a busy machine finds its place free: filled up to the picture, the rest of it would be too old.
    const espera = this.#temSom && Date.now() - this.#somEm < SOM_ACABOU_MS
    this.#calarAte(espera ? amostra - SOM_ATRASADO : amostra)
  }

  som(f: Fonte, ts: number, dados: Buffer): void {
    if (this.fonte !== f || Number.isNaN(this.#desvio) || this.estado !== 'NO_AR') return
    this.#temSom = true
    this.#somEm = Date.now()
    let inicio = Math.round((ts + this.#desvio) * SAMPLES_POR_MS)
    const fim = this.#fimDoSom
    if (fim > 0 && inicio < fim - SOM_VELHO) return
    if (fim > 0 && Math.abs(inicio - fim) < SOM_JUNTO) inicio = fim
    else if (fim > 0 && inicio > fim && inicio - fim < BURACO_MAXIMO) this.#calarAte(inicio)
    this.#umSom(Math.max(inicio, this.#fimDoSom), dados)
  }

  /** The line of this source has ended: no need to wait as long as for one that stutters. */
  caiuALinha(f: Fonte): void {
    if (this.fonte === f) this.#paciencia = SEM_LINHA_MS
  }

  /** It stops: nothing is shown any more, also no card. */
  parar(): void {
    this.fonte = null
    this.#sinal = false
    this.mudar('PARADO')
    this.gravador.fechar()
    for (const q of QUALIDADES) {
      this.rendicoes[q].descarregar()
      this.rendicoes[q].gop = []
    }
  }

  encerrar(): void {
    clearInterval(this.#relogio)
    this.gravador.fechar()
  }

  placa(q: Qualidade, quadros: readonly QuadroDaPlaca[]): void {
    this.rendicoes[q].placa = quadros
  }

  entrar(e: Espectador): void {
    this.espectadores.add(e)
    e.dizer({ tipo: 'estado', estado: this.estado })
    if (this.fonte?.soAlta) e.qualidade = 'alta'
    const r = this.rendicoes[e.qualidade]
    if (r.inicio === null || this.estado === 'PARADO') return
    this.#darInicio(e, r)
    for (const lote of r.gop) {
      e.mandar(lote)
      e.esperaChave = false
    }
  }

  /** A watcher asks for the other quality. */
  trocar(e: Espectador, q: Qualidade): void {
    if (this.rendicoes[q].inicio === null || this.fonte?.soAlta) return
    if (q === 'alta') e.pedida = 'alta'
    else {
      e.qualidade = 'baixa'
      e.pedida = null
      e.esperaChave = true
    }
  }

  mudar(e: EstadoDoPrograma): void {
    if (this.estado === e) return
    this.estado = e
    this.#placaN = 0
    for (const q of QUALIDADES) this.rendicoes[q].precisaChave = true
    for (const v of this.espectadores) v.dizer({ tipo: 'estado', estado: e })
    this.#ouvinte.estado(e)
  }

  #video(r: Rendicao, chave: boolean, t: number, dados: Buffer, depois = 0): void {
    const pronto = r.video(chave, t, dados, depois)
    if (pronto === null || r.nome !== 'alta' || r.segmento === null) return
    this.gravador.gravar(this.canal, r.segmento, pronto.fragmento, pronto.chave, pronto.t)
    for (const s of this.saidas.values()) s.quadro(true, pronto.chave, pronto.t, pronto.dados, pronto.depois)
  }

  #calarAte(amostra: number): void {
    while (this.#fimDoSom > 0 && amostra - this.#fimDoSom >= AMOSTRAS_POR_QUADRO)
      this.#umSom(this.#fimDoSom, SILENCIO)
  }

  #umSom(inicio: number, dados: Buffer): void {
    this.#fimDoSom = inicio + AMOSTRAS_POR_QUADRO
    const f = fragmento({ video: false, inicio, duracao: AMOSTRAS_POR_QUADRO, chave: true, dados })
    for (const q of QUALIDADES) this.rendicoes[q].som(f, inicio / SOM_HZ)
    this.gravador.som(f)
    for (const s of this.saidas.values()) s.quadro(false, true, inicio / SAMPLES_POR_MS, dados)
  }

  #darInicio(e: Espectador, r: Rendicao): void {
    if (r.inicio === null) return
    e.inicio = `${r.nome}${r.versao}`
    const { w = 0, h = 0 } = r.imagem ?? {}
    e.dizer({ tipo: 'inicio', qualidade: r.nome, codecs: r.codecs, w, h })
    e.mandar(r.inicio)
  }

  #distribuir(r: Rendicao, lote: Buffer, chave: boolean): void {
    for (const e of this.espectadores) {
      if (e.pedida === r.nome && chave) {
        e.qualidade = r.nome
        e.pedida = null
        e.esperaChave = true
      }
      if (e.qualidade !== r.nome) continue
      if (e.cheio) {
        e.pulos += 1
        e.esperaChave = true
        if (r.nome === 'alta' && !this.fonte?.soAlta && this.rendicoes.baixa.inicio) e.qualidade = 'baixa'
        continue
      }
      if (e.esperaChave && !chave) continue
      e.esperaChave = false
      if (e.inicio !== `${r.nome}${r.versao}`) this.#darInicio(e, r)
      e.mandar(lote)
    }
  }

  /** Looks for silence, and shows the card that the desk encoded with the same encoder: nothing changes for players. */
  #vigiar(): void {
    const agora = Date.now()
    for (const q of QUALIDADES) this.rendicoes[q].vencer(agora)
    if (this.estado === 'PARADO') return
    const calado = agora - this.#ultimo
    if (this.#sinal && calado > this.#paciencia) {
      this.#sinal = false
      this.#desvio = Number.NaN
      if (this.fonte) this.#ouvinte.fonte(this.fonte.transmissao, 'calou')
      this.mudar('SEM_SINAL')
    }
    if (this.estado === 'SEM_SINAL' && calado > PERDIDA_MS) {
      if (this.fonte) this.#ouvinte.fonte(this.fonte.transmissao, 'perdida')
      return this.parar()
    }
    if (this.pausado && this.estado === 'NO_AR' && this.rendicoes.alta.placa.length > 0)
      this.mudar('INTERVALO')
    if (this.estado === 'NO_AR' || agora - this.#placaEm < PLACA_MS - 5) return
    this.#placaEm = agora
    this.#mostrarPlaca()
  }

  #mostrarPlaca(): void {
    const t = this.#agora
    if (this.#fimDoSom === 0) this.#fimDoSom = Math.round(t * SAMPLES_POR_MS)
    for (const q of QUALIDADES) {
      const r = this.rendicoes[q]
      const n = r.placa.length
      const x = n === 0 ? undefined : r.placa[this.#placaN % n]
      if (x && r.inicio) this.#video(r, x.chave, t, x.dados)
    }
    this.#placaN += 1
    if (this.rendicoes.alta.placa.length > 0) this.#calarAte(Math.round(t * SAMPLES_POR_MS))
  }

  /** Begins with the card, as a process that was started again does. */
  retomar(): void {
    if (this.estado !== 'PARADO' || this.fonte !== null) return
    this.#ultimo = Date.now()
    this.#fimDoSom = 0
    this.mudar('SEM_SINAL')
  }
}
