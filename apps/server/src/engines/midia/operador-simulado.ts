// A source without a browser: two small films of ours (one per quality) sent at their pace, again and again. The
// demonstration's live auction shows it; its price is as low as the frames are small.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { avcCDe, lerFragmentos, tamanhoDaImagem, tamanhoDoInicio, VIDEO_HZ } from './caixas.ts'
import type { Fonte, Programa } from './programa.ts'
import { QUALIDADES, type Qualidade } from './protocolo.ts'

interface Quadro {
  readonly ms: number
  readonly chave: boolean
  readonly dados: Buffer
}
interface Filme {
  readonly q: Qualidade
  readonly quadros: readonly Quadro[]
  readonly duracao: number
  indice: number
  volta: number
}
const PASSO_MS = 40

export function lerFilme(
  q: Qualidade,
  arquivo: string,
): { filme: Filme; imagem: { avcC: Buffer; w: number; h: number } } {
  const b = readFileSync(arquivo)
  const comeco = tamanhoDoInicio(b)
  const inicio = b.subarray(0, comeco)
  const avcC = avcCDe(inicio)
  const tamanho = tamanhoDaImagem(inicio)
  if (avcC === null || tamanho === null) throw new Error(`${arquivo} is no film of ours`)
  const quadros: Quadro[] = []
  let fim = 0
  for (const f of lerFragmentos(b, comeco)) {
    if (!f.video) continue
    quadros.push({ ms: (f.inicio * 1000) / VIDEO_HZ, chave: f.chave, dados: f.dados })
    fim = ((f.inicio + f.duracao) * 1000) / VIDEO_HZ
  }
  const primeiro = quadros[0]?.ms ?? 0
  const todos = quadros.map((x) => ({ ...x, ms: x.ms - primeiro }))
  return {
    filme: { q, quadros: todos, duracao: fim - primeiro, indice: 0, volta: 0 },
    imagem: { avcC, ...tamanho },
  }
}

export class OperadorSimulado {
  readonly #programa: Programa
  readonly #fonte: Fonte
  readonly #filmes: readonly Filme[]
  readonly #timer: ReturnType<typeof setInterval>
  readonly #comeco = performance.now()

  /** A film and a card of each quality. */
  static abrir(p: Programa, pasta: string): OperadorSimulado {
    const filmes = QUALIDADES.map((q) => {
      const { filme, imagem } = lerFilme(q, path.join(pasta, `${q}.mp4`))
      p.configurar(q, imagem)
      p.placa(q, lerFilme(q, path.join(pasta, `placa-${q}.mp4`)).filme.quadros)
      return filme
    })
    return new OperadorSimulado(p, filmes)
  }

  private constructor(p: Programa, filmes: readonly Filme[]) {
    this.#programa = p
    this.#filmes = filmes
    this.#fonte = { transmissao: '', soAlta: false }
    p.assumir(this.#fonte)
    this.#timer = setInterval(() => this.#passo(), PASSO_MS)
  }

  #passo(): void {
    const agora = performance.now() - this.#comeco
    for (const f of this.#filmes) {
      for (;;) {
        const x = f.quadros[f.indice]
        const quando = f.volta * f.duracao + (x?.ms ?? 0)
        if (x === undefined || quando > agora) break
        this.#programa.imagem(this.#fonte, f.q, x.chave, quando, x.dados)
        f.indice += 1
        if (f.indice < f.quadros.length) continue
        f.indice = 0
        f.volta += 1
      }
    }
  }

  parar(): void {
    clearInterval(this.#timer)
  }
}
