// Numbers in what people type: years, prices, kilometres, alone or with a bound ("até 10 mil", "2012 a 2015", "de 20
// a 30 mil", "menos de 80.000 km", "10k"). A bare small number ("125", "1.0") is no price: it is part of a name.

export interface FaixaEntendida {
  readonly campo: 'ano' | 'valor' | 'km' | 'mercado'
  readonly de: number | null
  readonly ate: number | null
}
export interface Lida {
  readonly faixa: FaixaEntendida
  /** words that it took */
  readonly palavras: number
}

const ESCALAS: Readonly<Record<string, number>> = {
  mil: 1_000,
  k: 1_000,
  mi: 1_000_000,
  milhao: 1_000_000,
  milhoes: 1_000_000,
}
const UNIDADES: Readonly<Record<string, 'valor' | 'km'>> = {
  reais: 'valor',
  real: 'valor',
  conto: 'valor',
  contos: 'valor',
  pila: 'valor',
  km: 'km',
  kms: 'km',
  quilometros: 'km',
  rodados: 'km',
}
const DE_QUE: Readonly<Record<string, FaixaEntendida['campo']>> = {
  ano: 'ano',
  anos: 'ano',
  fabricado: 'ano',
  cifrao: 'valor',
  preco: 'valor',
  valor: 'valor',
  km: 'km',
  quilometragem: 'km',
}
const ATE =
  /^(?:no )?(?:ate|maximo(?: de)?|max|abaixo(?: de)?|menos(?: de| que)?|menor que|antes de|por ate)$/
const DESDE =
  /^(?:a partir de|a partir do|acima(?: de)?|mais(?: de| que)?|maior que|desde|depois de|minimo(?: de)?|min|apos)$/
const LIGAM: ReadonlySet<string> = new Set(['a', 'ate', 'e'])
const ABREM: ReadonlySet<string> = new Set(['de', 'entre', 'do'])
/** Bounds that follow their number: "2015 pra cima", "10 mil pra baixo". */
const DEPOIS_DESDE =
  /^(?:(?:pra|para) (?:cima|frente|mais)|em diante|adiante|acima|ou mais(?: novos?| novas?)?|emdiante)$/
const DEPOIS_ATE =
  /^(?:(?:pra|para) (?:baixo|tras|menos)|abaixo|ou menos|ou mais (?:antigos?|antigas?|velhos?|velhas?))$/
const MAIS_LONGO = 3
/** A price without "mil", "R$" or a bound is one from here on. */
const PRECO_SEM_DIZER = 5_000
const ZERO_KM_ATE = 100

export const ehAno = (n: number): boolean => Number.isInteger(n) && n >= 1950 && n <= 2049

/** "10.000" 10000 · "10.000,00" 10000 · "1,5" 1.5 · "1.5" 1.5; null: no number. */
export function numeroEscrito(palavra: string): number | null {
  if (!/^\d+(?:[.,]\d+)*$/.test(palavra)) return null
  const milhares = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(palavra)
  const n = Number(milhares ? palavra.replaceAll('.', '').replace(',', '.') : palavra.replace(',', '.'))
  return Number.isFinite(n) && n < 1e10 ? n : null
}

interface Numero {
  readonly n: number
  readonly escala: number | null
  readonly unidade: FaixaEntendida['campo'] | null
  readonly fim: number
}

function lerNumero(palavras: readonly string[], i: number): Numero | null {
  let fim = i
  let unidade: FaixaEntendida['campo'] | null = null
  if (palavras[fim] === 'cifrao') {
    unidade = 'valor'
    fim++
  }
  const n = numeroEscrito(palavras[fim] ?? '')
  if (n === null) return null
  fim++
  const escala = ESCALAS[palavras[fim] ?? ''] ?? null
  if (escala !== null) fim++
  if (palavras[fim] === 'de' && UNIDADES[palavras[fim + 1] ?? ''] !== undefined) fim++
  const dita = UNIDADES[palavras[fim] ?? '']
  if (dita !== undefined) {
    unidade = dita
    fim++
  }
  return { n: n * (escala ?? 1), escala, unidade, fim }
}

/** A number as lorries are called, in digits: neither round like a price nor with a scale, a unit or "R$". */
export function numeroDeCaminhao(palavras: readonly string[], i: number): string | null {
  if (palavras[i] === 'cifrao') return null
  const x = lerNumero(palavras, i)
  if (x === null || x.fim !== i + 1 || x.n < PRECO_SEM_DIZER || x.n > 99_999) return null
  return Number.isInteger(x.n) ? String(x.n) : null
}
/** "17280": 17 tons and 280 horse powers. A price that is typed without "R$" or a bound is rounder. */
export function pareceCaminhao(numero: string): boolean {
  const potencia = Number(numero) % 1000
  const redonda = potencia % 100 === 0 && potencia !== 100
  return potencia >= 100 && potencia <= 460 && potencia % 10 === 0 && !redonda && Number(numero) < 50_000
}

type Sentido = 'de' | 'ate' | null
function lerSentido(palavras: readonly string[], i: number): { sentido: Sentido; fim: number } {
  for (let n = MAIS_LONGO; n >= 1; n--) {
    const texto = palavras.slice(i, i + n).join(' ')
    if (i + n > palavras.length) continue
    if (ATE.test(texto)) return { sentido: 'ate', fim: i + n }
    if (DESDE.test(texto)) return { sentido: 'de', fim: i + n }
  }
  return { sentido: null, fim: i }
}

/** A bound behind number; "acima de" and "abaixo da fipe" belong to what follows. */
function lerSentidoDepois(palavras: readonly string[], i: number): { sentido: Sentido; fim: number } {
  for (let n = Math.min(MAIS_LONGO, palavras.length - i); n >= 1; n--) {
    const texto = palavras.slice(i, i + n).join(' ')
    const seguinte = palavras[i + n] ?? ''
    const deOutro = /^(?:d[aeo]s?|que|cifrao|\d.*)$/.test(seguinte)
    if (deOutro && /^(?:acima|abaixo|ou m.+)$/.test(texto)) continue
    if (DEPOIS_DESDE.test(texto)) return { sentido: 'de', fim: i + n }
    if (DEPOIS_ATE.test(texto)) return { sentido: 'ate', fim: i + n }
  }
  return { sentido: null, fim: i }
}

const qual = (dito: FaixaEntendida['campo'] | null, x: Numero): FaixaEntendida['campo'] | null => {
  if (x.unidade ?? dito) return x.unidade ?? dito
  if (x.escala !== null) return 'valor'
  return ehAno(x.n) ? 'ano' : null
}

/** "até" says most often the second one's bound: "2010 até 15 mil", "125 até 5 mil", "1.0 até 20 mil". */
const MENOR_QUE_JA_E_NOME = 100
const ANO_REDONDO = 500

/** Whether a number without scale or unit belongs to a year or a name before it, not to the range that ends in `b`. */
function foraDoPar(a: Numero, b: Numero, escrita: string, liga: string, inicio: 'aberto' | 'texto' | null) {
  if (a.escala !== null || a.unidade !== null) return false
  if (ehAno(a.n) && !(ehAno(b.n) && b.unidade === null && b.escala === null))
    return inicio !== 'aberto' || (liga === 'ate' && a.n % ANO_REDONDO !== 0)
  if (inicio === 'aberto' || (b.escala === null && b.unidade === null && a.n >= 1000)) return false
  if (/^0|^\d\.\d$/.test(escrita)) return true
  const escalado = b.escala !== null && a.n * b.escala <= b.n
  if (inicio === 'texto' && liga !== 'ate') return false
  return !escalado || a.n >= MENOR_QUE_JA_E_NOME
}

function lerPar(palavras: readonly string[], i: number, dito: FaixaEntendida['campo'] | null): Lida | null {
  const aberto = ABREM.has(palavras[i] ?? '') ? i + 1 : i
  const a = lerNumero(palavras, aberto)
  if (a === null || !LIGAM.has(palavras[a.fim] ?? '')) return null
  const b = lerNumero(palavras, a.fim + 1)
  if (b === null) return null
  const inicio = aberto > i ? 'aberto' : i === 0 ? 'texto' : null
  const liga = palavras[a.fim]!
  if ((dito === null || dito === 'ano') && foraDoPar(a, b, palavras[aberto]!, liga, inicio)) return null
  const escalado = a.escala === null && b.escala !== null && a.n * b.escala <= b.n ? a.n * b.escala : a.n
  const campo =
    b.unidade ?? a.unidade ?? dito ?? qual(null, b) ?? (escalado >= 1000 && b.n >= 1000 ? 'valor' : null)
  if (campo === null) return null
  if (campo === 'ano' && !(ehAno(a.n) && ehAno(b.n))) return null
  const [de, ate] = escalado <= b.n ? [escalado, b.n] : [b.n, escalado]
  return { faixa: { campo, de, ate }, palavras: b.fim - i }
}

function sozinho(x: Numero, campo: FaixaEntendida['campo'], sentido: Sentido): FaixaEntendida | null {
  if (campo === 'ano') {
    if (!ehAno(x.n)) return null
    return { campo, de: sentido === 'ate' ? null : x.n, ate: sentido === 'de' ? null : x.n }
  }
  if (campo === 'km' && x.n === 0) return { campo, de: null, ate: ZERO_KM_ATE }
  return sentido === 'de' ? { campo, de: x.n, ate: null } : { campo, de: null, ate: x.n }
}

/** What begins at word `i`; null: no range there. Words are folded, "R$" is written "cifrao". */
export function lerFaixaDeNumeros(palavras: readonly string[], i: number): Lida | null {
  let inicio = i
  const dito = DE_QUE[palavras[i] ?? ''] ?? null
  if (dito !== null && palavras[i] !== 'cifrao') inicio++
  if (dito !== null && palavras[inicio] === 'modelo') inicio++
  const par = lerPar(palavras, inicio, dito === 'valor' && inicio === i ? null : dito)
  if (par !== null) return { faixa: par.faixa, palavras: inicio - i + par.palavras }
  const antes = lerSentido(palavras, inicio)
  const x = lerNumero(palavras, antes.fim)
  if (x === null) return null
  const depois = antes.sentido === null ? lerSentidoDepois(palavras, x.fim) : { sentido: null, fim: x.fim }
  const sentido = antes.sentido ?? depois.sentido
  const campo =
    qual(inicio === i ? null : dito, x) ??
    (x.n >= (sentido === null ? PRECO_SEM_DIZER : 1000) && Number.isInteger(x.n) ? 'valor' : null)
  if (campo === null) return null
  const faixa = sozinho(x, campo, sentido)
  return faixa && { faixa, palavras: depois.fim - i }
}
