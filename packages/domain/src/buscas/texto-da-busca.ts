// Free text → the filters that it means, and the words that are left over for the text search. Longest names first;
// of equally long ones a make or model before a kind, a kind before a word of a description. Only an unknown word is
// taken for a typing error. A word that no filter covers stays in `resto`.
import { semAcentos, singular } from '../comum/texto.ts'
import { distancia } from './distancia.ts'
import { excluirEspecies, inicioDaNegacao } from './negacao-na-busca.ts'
import {
  type FaixaEntendida,
  lerFaixaDeNumeros,
  numeroDeCaminhao,
  pareceCaminhao,
} from './numeros-de-busca.ts'
import { numerosPorExtenso } from './numeros-por-extenso.ts'
import { lerParteDoMercado } from './parte-do-mercado.ts'
import { somDe } from './som.ts'
import { ehVazia, ESPECIES_ALEM_DO_MODELO, VAZIAS } from './sinonimos-de-busca.ts'
import { chaveDe, type CampoEntendido, type Significado, type Vocabulario } from './vocabulario.ts'

export interface Entendido {
  readonly campo: CampoEntendido | 'numero' | 'finalPlaca'
  readonly valor: string
  /** the make of a model, the state of a city */
  readonly pai: string | null
}
export interface BuscaInterpretada {
  readonly filtros: readonly Entendido[]
  readonly faixas: readonly FaixaEntendida[]
  /** words without a filter, as typed */
  readonly resto: string
  readonly corrigidas: readonly { readonly de: string; readonly para: string }[]
}

/** The longest name: "São José do Vale do Rio Preto". */
const MAIS_LONGA = 8
/** More values than this are too vague for one word. */
const MAXIMO_DE_VALORES = 20
/** Codes of states that are also little words; they count in capitals, after a place or after "em". */
const SIGLAS_AMBIGUAS: ReadonlySet<string> = new Set([
  'ac',
  'al',
  'am',
  'ap',
  'ma',
  'pa',
  'se',
  'to',
  'ro',
  'pi',
  'es',
])
const ANTES_DE_LUGAR: ReadonlySet<string> = new Set(['em', 'no', 'na'])
const NUMERO_DE: ReadonlySet<string> = new Set(['n', 'no', 'nº', 'num', 'numero'])

const PLACA: ReadonlySet<string> = new Set(['placa', 'placas'])
const FINAL: ReadonlySet<string> = new Set(['final', 'finais'])
const DA_PLACA: ReadonlySet<string> = new Set([...PLACA, ...FINAL, 'terminada', 'terminando', 'fim'])
const LIGA_PLACA: ReadonlySet<string> = new Set(['de', 'da', 'em', 'com'])

interface Palavra {
  readonly escrita: string
  readonly dobrada: string
}

const anoInteiro = (dois: string) => (Number(dois) >= 50 ? 19 : 20) + dois
/** "2015/16" and "15/16" are years when the second follows the first: "45/26" is a number of an auction. */
function anosCurtos(inteiro: string, primeiro: string, segundo: string): string {
  const passo = (Number(segundo) - Number(primeiro.slice(-2)) + 100) % 100
  if (passo > 1) return inteiro
  return `${primeiro.length === 4 ? primeiro : anoInteiro(primeiro)} a ${anoInteiro(segundo)}`
}

export function separarPalavras(texto: string): Palavra[] {
  const pronto = numerosPorExtenso(texto.normalize('NFC'))
    .replace(/r\$/gi, ' cifrao ')
    .replace(/(^|\s)[-–]\s*(\d{1,2})\s*%/g, '$1desconto $2%')
    .replace(/(\d)\s*%/g, '$1 porcento ')
    .replace(/\bpor cento\b/gi, 'porcento')
    .replace(/\b((?:19|20)\d{2})\s*\+/g, '$1 emdiante ')
    .replace(/(\d{4})\s*[-–/]\s*(\d{4})/g, '$1 a $2')
    .replace(/(?<!leil[aã]o\s+|[\d/.,-])((?:19|20)\d{2}|\d{2})\s?\/\s?(\d{2})(?![\d/.,])/gi, anosCurtos)
    .replace(/(\d)\s*[-–]\s*(\d[\d.,]*\s*(?:mil|k)\b)/gi, '$1 a $2')
    .replace(/(\d)(mil|kms?|k|reais)\b/gi, '$1 $2')
  return (pronto.match(/[\p{L}\p{N}\p{M}]+(?:[.,]\p{N}+)*/gu) ?? []).map((escrita) => ({
    escrita,
    dobrada: semAcentos(escrita),
  }))
}

class Leitura {
  readonly filtros: Entendido[] = []
  readonly faixas: FaixaEntendida[] = []
  readonly corrigidas: { de: string; para: string }[] = []
  readonly sobras: Palavra[] = []
  /** makes and models as they stand, before they are joined */
  readonly #voc: Vocabulario
  readonly #palavras: readonly Palavra[]
  readonly #dobradas: readonly string[]
  readonly #chaves: readonly string[]
  #depoisDeLugar = false
  readonly negados: Entendido[] = []
  /** "moto ou sucata": both are wanted */
  especiesJuntas = false
  /** empty words that say something where they stand: "sem motor" */
  readonly #ditas = new Set<Palavra>()

  constructor(texto: string, voc: Vocabulario) {
    this.#voc = voc
    this.#palavras = separarPalavras(texto)
    this.#dobradas = this.#palavras.map((p) => p.dobrada)
    this.#chaves = this.#dobradas.map((d) => chaveDe(d) || singular(d))
  }

  ler(): void {
    let i = 0
    while (i < this.#palavras.length) {
      const lidas =
        this.#numeroDeLote(i) ||
        this.#finalDePlaca(i) ||
        this.#nome(i, 2) ||
        this.#caminhao(i) ||
        this.#faixa(i) ||
        this.#nome(i, 1) ||
        this.#errada(i)
      if (lidas === 0) this.#sobrar(i)
      i += lidas || 1
    }
  }

  #sobrar(i: number): void {
    const palavra = this.#palavras[i]!
    const antes = this.#dobradas[i - 1]
    if (antes === 'sem' || (antes === 'com' && i === this.#palavras.length - 1)) this.#ditas.add(palavra)
    this.sobras.push(palavra)
  }

  diz = (p: Palavra): boolean => this.#ditas.has(p) || !ehVazia(p.escrita, p.dobrada)

  /** A number by which a lorry is called; of one in stock, that model. */
  #caminhao(i: number): number {
    const numero = numeroDeCaminhao(this.#dobradas, i)
    if (numero === null) return 0
    const valores = this.#voc.modelosPorNumero.get(numero)
    if (valores !== undefined) this.#entender({ campo: 'modelo', valores }, i, 1)
    else if (pareceCaminhao(numero)) this.#sobrar(i)
    else return 0
    return 1
  }

  #numeroDeLote(i: number): number {
    const qual = this.#dobradas[i]
    if (qual !== 'lote' && qual !== 'anuncio' && qual !== 'leilao') return 0
    const j = NUMERO_DE.has(this.#dobradas[i + 1] ?? '') ? i + 2 : i + 1
    const numero = this.#palavras[j]
    if (numero === undefined || !/^\d{1,6}[a-z]?$/i.test(numero.escrita)) return 0
    if (qual !== 'leilao') {
      const escrito = numero.escrita.toUpperCase()
      for (const valor of new Set([escrito, escrito.replace(/^0+(?=\d)/, '')]))
        this.filtros.push({ campo: 'numero', valor, pai: null })
    } else {
      const achados = this.#voc.leiloes.filter((l) => l.palavras.has(numero.dobrada))
      if (achados.length === 0) return 0
      for (const { nome } of achados.slice(0, MAXIMO_DE_VALORES))
        this.filtros.push({ campo: 'leilao', valor: nome, pai: null })
    }
    return j - i + 1
  }

  /** "placa final 7", "final da placa 7 ou 8", "placa terminada em 7"; "final 7" is of a plate too. */
  #finalDePlaca(i: number): number {
    if (!DA_PLACA.has(this.#dobradas[i] ?? '')) return 0
    let j = i
    let placa = FINAL.has(this.#dobradas[i]!)
    for (; DA_PLACA.has(this.#dobradas[j] ?? '') || LIGA_PLACA.has(this.#dobradas[j] ?? ''); j++)
      placa ||= PLACA.has(this.#dobradas[j]!)
    const finais: string[] = []
    for (; /^\d$/.test(this.#dobradas[j] ?? ''); j++) {
      finais.push(this.#dobradas[j]!)
      const liga = ['e', 'ou'].includes(this.#dobradas[j + 1] ?? '')
      if (liga && /^\d$/.test(this.#dobradas[j + 2] ?? '')) j++
    }
    if (finais.length === 0 || !placa) return 0
    for (const valor of finais) this.filtros.push({ campo: 'finalPlaca', valor, pai: null })
    return j - i
  }

  #faixa(i: number): number {
    const lida = lerParteDoMercado(this.#dobradas, i) ?? lerFaixaDeNumeros(this.#dobradas, i)
    if (lida === null) return 0
    this.faixas.push(lida.faixa)
    return lida.palavras
  }

  /** The longest name of at least `minimo` words that begins here. */
  #nome(i: number, minimo: number): number {
    const maximo = Math.min(MAIS_LONGA, this.#palavras.length - i)
    for (let n = maximo; n >= minimo; n--) {
      const chave = this.#chaves.slice(i, i + n).join('')
      if (n > 1 && chave.length < 3 && !/\d/.test(chave)) continue
      const achado = this.#voc.porChave.get(chave) ?? this.#voc.porInicio.get(chave)
      if (achado === undefined || (n === 1 && this.#ambigua(i, achado))) continue
      this.#entender(achado, i, n)
      return n
    }
    return 0
  }

  #ambigua(i: number, { campo }: Significado): boolean {
    const { escrita, dobrada } = this.#palavras[i]!
    const antes = this.#dobradas[i - 1] ?? ''
    const lugar = campo === 'estado' && (antes === 'no' || antes === 'em')
    if (ehVazia(escrita, dobrada) && escrita !== dobrada.toUpperCase() && !lugar) return true
    if (campo !== 'estado' || !SIGLAS_AMBIGUAS.has(dobrada)) return false
    return !(escrita === dobrada.toUpperCase() || this.#depoisDeLugar || ANTES_DE_LUGAR.has(antes))
  }

  #entender({ campo, valores }: Significado, i: number, n: number): void {
    this.#depoisDeLugar = campo === 'cidade'
    const especie = campo === 'categoria' || campo === 'tipo'
    if (especie && ['e', 'ou'].includes(this.#dobradas[i - 1] ?? '')) this.especiesJuntas = true
    const negacao = inicioDaNegacao(this.#dobradas, i)
    if (negacao !== null && especie) {
      const ditas = new Set(this.#palavras.slice(negacao, i))
      this.sobras.splice(0, this.sobras.length, ...this.sobras.filter((p) => !ditas.has(p)))
      for (const { valor } of valores) this.negados.push({ campo, valor, pai: null })
    } else if (campo === 'expressao' || (negacao !== null && campo !== 'estado' && campo !== 'cidade'))
      this.sobras.push(...this.#palavras.slice(i, i + n))
    else
      for (const { valor, pai } of valores.slice(0, MAXIMO_DE_VALORES))
        this.filtros.push({ campo, valor, pai: pai ?? null })
  }

  #errada(i: number): number {
    const { escrita, dobrada } = this.#palavras[i]!
    const chave = this.#chaves[i]!
    if (dobrada.length < 4 || /\d/.test(chave) || VAZIAS.has(dobrada)) return 0
    if (this.#voc.conhecidas.has(chave) || this.#voc.conhecidas.has(dobrada)) return 0
    const certa = porSom(chave, this.#voc) ?? maisProxima(chave, this.#voc) ?? maisProxima(dobrada, this.#voc)
    if (certa === null || this.#deOutro(chave, certa)) return 0
    const achado = (this.#voc.porChave.get(certa) ?? this.#voc.porInicio.get(certa))!
    this.#entender(achado, i, 1)
    this.corrigidas.push({ de: escrita, para: achado.valores[0]!.valor })
    return 1
  }

  /** A longer model that is not in stock is as near: "landr" is a Lander, no Land Rover. */
  #deOutro(chave: string, certa: string): boolean {
    return this.#voc.modelosDeFora.some(
      (m) => m.length > certa.length && m[0] === chave[0] && distancia(chave, m, 1) === 1,
    )
  }
}

/** What sounds the same is the nearer error. */
const porSom = (chave: string, voc: Vocabulario): string | null => voc.porSom.get(somDe(chave)) ?? null

/** One error for short words, two from eight letters on; the first letter is right, but for long words. */
export function maisProxima(chave: string, voc: Vocabulario): string | null {
  const tolerancia = chave.length >= 8 ? 2 : 1
  let melhor: string | null = null
  let menor = tolerancia + 1
  for (let tamanho = chave.length - tolerancia; tamanho <= chave.length + tolerancia; tamanho++)
    for (const candidata of voc.corrigiveis.get(tamanho) ?? []) {
      if (chave.length < 8 && candidata[0] !== chave[0]) continue
      const d = distancia(chave, candidata, menor)
      // Of equally near ones the longer: a letter is left out more often than added.
      const maisLonga = d === menor && d <= tolerancia && candidata.length > (melhor?.length ?? 0)
      if (d < menor || maisLonga) [melhor, menor] = [candidata, d]
    }
  return melhor
}

/** A model says its make, and its kind; a make beside another make's models stays an alternative. */
function assentar(filtros: readonly Entendido[], juntas: boolean): Entendido[] {
  const modelos = filtros.filter((f) => f.campo === 'modelo')
  const marcas = new Set(filtros.filter((f) => f.campo === 'marca').map((f) => f.valor))
  const daMarca = modelos.filter((m) => marcas.has(m.pai ?? ''))
  const ficam = new Set(daMarca.length > 0 ? daMarca : modelos)
  const comModelo = new Set([...ficam].map((m) => m.pai))
  // "sucata de moto" is scrap; "moto ou sucata" both.
  const soSucata = !juntas && filtros.some((f) => ESPECIES_ALEM_DO_MODELO.has(f.valor))
  const vistos = new Set<string>()
  return filtros.filter((f) => {
    const chave = `${f.campo}|${f.pai}|${f.valor}`
    if (vistos.has(chave)) return false
    vistos.add(chave)
    if (f.campo === 'modelo') return ficam.has(f)
    if (f.campo === 'marca') return !comModelo.has(f.valor)
    const especie = f.campo === 'categoria' || f.campo === 'tipo'
    return !(especie && (ficam.size > 0 || soSucata) && !ESPECIES_ALEM_DO_MODELO.has(f.valor))
  })
}

/** Two ranges of one field: the narrower bounds ("acima de 2010 até 2015"); crossed ones stay as they were typed. */
const umAno = ({ campo, de, ate }: FaixaEntendida): boolean => campo === 'ano' && de !== null && de === ate
/** "2012 ou 2013": either of them; a range has no gaps, so what lies between them comes too. */
const doisAnos = (a: FaixaEntendida, b: FaixaEntendida): FaixaEntendida => ({
  campo: 'ano',
  de: Math.min(a.de!, b.de!),
  ate: Math.max(a.ate!, b.ate!),
})
const aperta = (antes: FaixaEntendida, f: FaixaEntendida): FaixaEntendida => ({
  campo: f.campo,
  de: f.de ?? antes.de,
  ate: f.ate ?? antes.ate,
})

function juntarFaixas(faixas: readonly FaixaEntendida[]): FaixaEntendida[] {
  const porCampo = new Map<string, FaixaEntendida>()
  for (const f of faixas) {
    const antes = porCampo.get(f.campo)
    porCampo.set(
      f.campo,
      antes === undefined ? f : umAno(f) && umAno(antes) ? doisAnos(antes, f) : aperta(antes, f),
    )
  }
  return [...porCampo.values()]
}

export function interpretarBusca(texto: string, vocabulario: Vocabulario): BuscaInterpretada {
  const leitura = new Leitura(texto, vocabulario)
  leitura.ler()
  const filtros = excluirEspecies(
    assentar(leitura.filtros, leitura.especiesJuntas),
    leitura.negados,
    vocabulario,
  )
  const faixas = juntarFaixas(leitura.faixas)
  const entendeu = filtros.length + faixas.length > 0
  const sobras = leitura.sobras.filter((p) => !entendeu || leitura.diz(p))
  return {
    filtros,
    faixas,
    resto: sobras.map((p) => p.escrita).join(' '),
    corrigidas: leitura.corrigidas,
  }
}
