// Numbers in words before "mil" and "milhão": "dez mil" is "10 mil", "entre vinte e trinta mil" "entre 20 e 30 mil".
// Refuses a number word alone: "três portas" stays words.
import { semAcentos } from '../comum/texto.ts'

const UNIDADES = 'um|dois|tres|quatro|cinco|seis|sete|oito|nove'.split('|')
const DEZ_A_DEZENOVE = 'dez|onze|doze|treze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove'.split('|')
const DEZENAS = 'vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa'.split('|')
const CENTENAS = 'cem|duzentos|trezentos|quatrocentos|quinhentos'.split('|')
const VALORES: ReadonlyMap<string, number> = new Map([
  ...UNIDADES.map((p, i) => [p, i + 1] as const),
  ...DEZ_A_DEZENOVE.map((p, i) => [p, i + 10] as const),
  ...DEZENAS.map((p, i) => [p, (i + 2) * 10] as const),
  ...CENTENAS.map((p, i) => [p, (i + 1) * 100] as const),
  ['uma', 1],
  ['catorze', 14],
  ['cento', 100],
])
const PALAVRA = [...VALORES.keys()].join('|').replace('tres', 'tr[eê]s').replace('cinquenta', 'cinq[uü]enta')
const NUMERO = `(?:${PALAVRA})(?:\\s+e\\s+(?:${PALAVRA}))*`
const ANTES_DE_MIL = new RegExp(
  `(?<![\\p{L}\\p{N}])(${NUMERO})(?=\\s+mil(?:h(?:ão|ao|ões|oes))?(?![\\p{L}\\p{N}]))`,
  'giu',
)
const PRIMEIRO_DO_PAR = new RegExp(`(?<![\\p{L}\\p{N}])(${NUMERO})(?=\\s+(?:a|at[eé])\\s+\\d+\\s+mil)`, 'giu')

const valorDe = (palavra: string) => VALORES.get(semAcentos(palavra)) ?? 0

/** "vinte e cinco" is 25, but "vinte e trinta" are two numbers: only a smaller order of size is added. */
function emAlgarismos(palavras: string): string {
  const lidos: number[] = []
  let menor = 0
  for (const n of palavras.split(/\s+e\s+/iu).map(valorDe)) {
    const ordem = n >= 100 ? 100 : n >= 20 ? 10 : 1
    if (menor > 0 && ordem < menor) lidos.push((lidos.pop() ?? 0) + n)
    else lidos.push(n)
    menor = ordem
  }
  return lidos.join(' e ')
}

export const numerosPorExtenso = (texto: string): string =>
  texto
    .replace(ANTES_DE_MIL, (n: string) => emAlgarismos(n))
    .replace(PRIMEIRO_DO_PAR, (n: string) => emAlgarismos(n))
