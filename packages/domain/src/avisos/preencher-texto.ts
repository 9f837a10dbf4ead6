/**
 * The little language of notices. `{name}` is a variable; `{palavra:o lote}` the house's own word with its article
 * (`{palavra:Seu lance}` begins large, `{palavra:o lance+}` is plural); `{lance?superado|superada}` agrees with a word.
 * A line with an empty variable is left out. Nothing is executed, and no text of a person is read as another variable.
 */
import { formatarData, formatarDataHora, formatarDia } from '../calendario/tempo-brasilia.ts'
import { formatarReais } from '../comum/dinheiro.ts'
import type { Palavras } from '../hotsites/palavras.ts'
import { type Concordancia, com, maiuscula, type Palavra } from '../hotsites/concordar.ts'
import type { Forma, TipoDeVariavel, Variavel } from './declarar-aviso.ts'

export type Valor = string | number | null
export type Valores = Readonly<Record<string, Valor>>

const MARCA = /\{([^{}\n]{1,80})\}/g
const ARTIGOS: readonly Concordancia[] = [
  'o',
  'um',
  'do',
  'no',
  'ao',
  'pelo',
  'este',
  'neste',
  'seu',
  'outro',
  'novo',
  'nenhum',
  'encerrado',
]

/** What every kind has. */
export const VARIAVEIS_COMUNS = {
  casa: { rotulo: 'Nome da casa', tipo: 'texto', exemplo: 'Martelo Leilões' },
  nome: { rotulo: 'Nome de quem recebe', tipo: 'texto', exemplo: 'Maria Souza', pessoal: true },
  link: { rotulo: 'Endereço da página', tipo: 'endereco', exemplo: 'https://leilao.exemplo.com.br/cliente' },
} as const satisfies Readonly<Record<string, Variavel>>

export const ehSigilosa = (v: Variavel): boolean => v.tipo === 'codigo' || v.tipo === 'segredo'

const MOSTRAR: Readonly<Record<TipoDeVariavel, (v: string | number) => string>> = {
  // A value may bring the space before it, where the sentence goes on without it.
  texto: (v) => String(v).replace(/\s+/g, ' ').trimEnd(),
  bloco: (v) => String(v).trim(),
  numero: String,
  dinheiro: (v) => formatarReais(Number(v)),
  dia: (v) => (typeof v === 'number' ? formatarData(v) : formatarDia(v)),
  instante: (v) => formatarDataHora(Number(v)),
  endereco: String,
  codigo: String,
  segredo: String,
}

export const mostrarValor = (v: Variavel, valor: Valor): string =>
  valor === null ? '' : MOSTRAR[v.tipo](valor)

function palavraDe(p: Palavras, nome: string): Palavra | null {
  const x = p[nome as keyof Palavras] as Palavra | string | undefined
  return typeof x === 'object' ? x : null
}

/** `o lote`, `Seu lance+`; null when it names no word of houses. */
function dizerPalavra(p: Palavras, dito: string): string | null {
  const m = /^(?:(\p{L}+) )?(\p{L}+)(\+?)$/u.exec(dito.trim())
  if (m === null) return null
  const [, artigo = '', nome = '', mais] = m
  const minusculo = nome.charAt(0).toLowerCase() + nome.slice(1)
  const palavra = palavraDe(p, minusculo)
  const qual = artigo.toLowerCase() as Concordancia
  if (palavra === null || (artigo !== '' && !ARTIGOS.includes(qual))) return null
  const varios = mais === '+'
  const texto = artigo === '' ? (varios ? palavra.varios : palavra.um) : com(qual, palavra, varios)
  return dito.trim().charAt(0) === dito.trim().charAt(0).toLowerCase() ? texto : maiuscula(texto)
}

/** A mark that is no variable, said in the house's words; null when it is neither. */
function daCasa(p: Palavras, marca: string): string | null {
  if (marca.startsWith('palavra:')) return dizerPalavra(p, marca.slice('palavra:'.length))
  const m = /^(\w+)\?([^|]*)\|([^|]*)$/.exec(marca)
  const palavra = m === null ? null : palavraDe(p, m[1] ?? '')
  return m === null || palavra === null ? null : ((palavra.genero === 'm' ? m[2] : m[3]) ?? '')
}

/** `ditos`: each variable as it is shown. */
export function preencherTexto(texto: string, ditos: Readonly<Record<string, string>>, p: Palavras): string {
  const linhas = texto.split('\n').flatMap((linha) => {
    const vazia = [...linha.matchAll(MARCA)].some(([, m = '']) => ditos[m] === '')
    return vazia ? [] : [linha.replace(MARCA, (inteira, m: string) => ditos[m] ?? daCasa(p, m) ?? inteira)]
  })
  return linhas
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** May this variable stand in this form? What lies on a locked screen names no person, amount or code. */
export const cabeNaForma = (v: Variavel, forma: Forma): boolean =>
  forma !== 'aviso' || !(ehSigilosa(v) || v.tipo === 'dinheiro' || v.pessoal === true)

const MAXIMO: Readonly<Record<Forma, number>> = { aviso: 300, carta: 6000, curta: 400 }
export const MAXIMO_DO_TITULO = 150

/** What is wrong with a house's own text, by field, in words for who wrote it. */
export function errosDoTexto(
  forma: Forma,
  t: { readonly titulo: string; readonly texto: string },
  variaveis: Readonly<Record<string, Variavel>>,
  p: Palavras,
): Partial<Record<'titulo' | 'texto', string>> {
  const erros: Partial<Record<'titulo' | 'texto', string>> = {}
  if (forma !== 'curta' && t.titulo.trim() === '') erros.titulo = 'Escreva o título'
  if (t.titulo.length > MAXIMO_DO_TITULO) erros.titulo = `No máximo ${MAXIMO_DO_TITULO} letras`
  if (t.texto.trim() === '' && forma !== 'aviso') erros.texto = 'Escreva o texto'
  if (t.texto.length > MAXIMO[forma]) erros.texto = `No máximo ${MAXIMO[forma]} letras`
  for (const campo of ['titulo', 'texto'] as const)
    for (const [inteira, marca = ''] of t[campo].matchAll(MARCA)) {
      const v = variaveis[marca]
      if (v === undefined && daCasa(p, marca) === null) erros[campo] ??= `${inteira} não existe neste aviso`
      else if (v !== undefined && !cabeNaForma(v, forma))
        erros[campo] ??= `${inteira} não pode aparecer na tela bloqueada de um aparelho`
    }
  for (const [nome, v] of Object.entries(variaveis))
    if (ehSigilosa(v) && forma !== 'aviso' && !t.texto.includes(`{${nome}}`))
      erros.texto ??= `Falta {${nome}}: sem ele o aviso não serve`
  return erros
}
