// The sources that outside encoders publish by RTMP: which key is whose, who publishes now, and where his frames go. Of a key
// only its hash is known here. A new key, or an end, closes the line of the old one.
import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Canal, Publicador } from './canais.ts'
import { VIDEO } from './pedacos.ts'
import type { EntradaRtmp } from './protocolo.ts'
import { escutarRtmp, type QuemPublica } from './rtmp-entrada.ts'

/** What one source may bring in, bytes per second: 8 Mbit/s, with room for its bursts. */
const ENTRADA_MAXIMA = 3_000_000
const DE_NOVO_MS = 5_000
const [H264, AAC] = [7, 10]
/** Configuration of AAC LC, 48 kHz, stereo: the one form in which a channel has sound. */
const SOM_DA_CASA = [0x11, 0x90] as const

interface Ligada {
  readonly entrada: EntradaRtmp
  fio: Socket | null
}

export class EntradasRtmp {
  readonly #entradas = new Map<string, Ligada>()
  readonly #canalDe: (nome: string) => Canal
  readonly #fechar: (nome: string) => void

  /** A source that the desk mixes has a channel of its own, under its own name. */
  constructor(canalDe: (nome: string) => Canal, fechar: (nome: string) => void) {
    this.#canalDe = canalDe
    this.#fechar = fechar
  }

  ordenar(transmissao: string, entrada: EntradaRtmp | null): void {
    const antes = this.#entradas.get(transmissao)
    if (entrada?.chave !== antes?.entrada.chave) antes?.fio?.destroy()
    if (entrada !== null) {
      const fio = entrada.chave === antes?.entrada.chave ? antes.fio : null
      this.#entradas.set(transmissao, { entrada, fio })
    } else if (this.#entradas.delete(transmissao) && antes?.entrada.direta === false)
      this.#fechar(transmissao)
  }

  /** Whose source it is that has this channel for itself; null: a channel of the house. */
  canalDe(nome: string): string | null {
    const e = this.#entradas.get(nome)?.entrada
    return e === undefined || e.direta ? null : e.canal
  }

  /** Null refuses. */
  aceitar(chave: string, fio: Socket): QuemPublica | null {
    const hash = createHash('sha256').update(chave).digest('hex')
    const achada = [...this.#entradas].find(([, l]) => l.entrada.chave === hash)
    if (achada === undefined) return null
    const [transmissao, ligada] = achada
    const { direta, canal: dono, cerca } = ligada.entrada
    const canal = this.#canalDe(direta ? dono : transmissao)
    const p: Publicador = {
      ws: { close: () => fio.destroy(), terminate: () => fio.destroy() },
      fonte: { transmissao, soAlta: true },
      cerca,
      ate: Number.POSITIVE_INFINITY,
    }
    // The same encoder that comes again closes the line that it had.
    if (!canal.publicar(p)) return null
    ligada.fio = fio
    return publicar(canal, p, fio)
  }
}

function publicar(canal: Canal, p: Publicador, fio: Socket): QuemPublica {
  const { programa } = canal
  let [w, h, janela, bytes, comSom] = [1280, 720, Date.now(), 0, false]
  const imagem = (d: Buffer, ms: number): void => {
    if (((d[0] ?? 0) & 15) !== H264 || d.length < 6) return
    const dados = d.subarray(5)
    if (d[1] === 0) programa.configurar('alta', { avcC: Buffer.from(dados), w, h })
    else if (d[1] === 1)
      programa.imagem(p.fonte, 'alta', (d[0] ?? 0) >> 4 === 1, ms, dados, Math.max(0, d.readIntBE(2, 3)))
  }
  const som = (d: Buffer, ms: number): void => {
    if ((d[0] ?? 0) >> 4 !== AAC) return
    if (d[1] === 0) comSom = SOM_DA_CASA.every((b, i) => d[2 + i] === b)
    else if (comSom) programa.som(p.fonte, ms, d.subarray(2))
  }
  return {
    tamanho: (x, y) => {
      ;[w, h] = [x, y].map((v) => Math.min(4_096, Math.max(16, Math.round(v)))) as [number, number]
    },
    midia(tipo, ms, d) {
      const agora = Date.now()
      if (agora - janela > 1_000) [janela, bytes] = [agora, 0]
      bytes += d.length
      if (bytes > ENTRADA_MAXIMA) fio.destroy()
      else if (tipo === VIDEO) imagem(d, ms)
      else som(d, ms)
    },
    fim() {
      programa.caiuALinha(p.fonte)
      if (canal.publicador === p) canal.publicador = null
    },
  }
}

/** A port that another program holds costs the broadcast nothing: it is tried again. */
export function escutarSempre(e: EntradasRtmp, porta: number): void {
  const servidor = escutarRtmp((_app, chave, fio) => e.aceitar(chave, fio))
  servidor.on('error', (erro) => {
    console.error(erro)
    setTimeout(() => servidor.listen(porta), DE_NOVO_MS).unref()
  })
  servidor.listen(porta)
}
