/**
 * How long files and functions are, in lines that hold code: empty lines and comments are free, so that explanations
 * cost nothing. A function's own lines count without those of the functions inside it that have a name: three helpers
 * in a closure are not one long function.
 */
import { Visitor } from 'rolldown/utils'
import type { Fonte } from './sources.ts'

/** Limits by the kind of file; a generated file has none. */
export const LIMITES = { arquivo: 500, tela: 300, tratador: 80, funcao: 70 } as const

export type Excesso = { onde: string; linhas: number; limite: number }

export function excessos(fontes: Iterable<Fonte>): Excesso[] {
  const achados: Excesso[] = []
  for (const fonte of fontes) {
    if (fonte.caminho.endsWith('.gen.ts')) continue
    const limite = limiteDoArquivo(fonte.caminho)
    const codigo = linhasDeCodigo(fonte)
    const total = codigo.size
    if (total > limite) achados.push({ onde: fonte.caminho, linhas: total, limite })
    if (/\.(test|e2e)\.tsx?$/.test(fonte.caminho)) continue // a describe block is a list, not a function
    for (const { nome, linhas } of funcoes(fonte, codigo)) {
      if (linhas > LIMITES.funcao)
        achados.push({ onde: `${fonte.caminho}#${nome}`, linhas, limite: LIMITES.funcao })
    }
  }
  return achados
}

function limiteDoArquivo(caminho: string): number {
  if (caminho.endsWith('.handler.ts')) return LIMITES.tratador
  if (caminho.endsWith('.screen.tsx')) return LIMITES.tela
  return LIMITES.arquivo
}

/** Numbers (from 0) of the lines that hold something besides comment and space. */
function linhasDeCodigo({ texto, arvore }: Fonte): Set<number> {
  let semComentarios = texto
  for (const { start, end } of arvore.comments) {
    const vazio = texto.slice(start, end).replace(/[^\n]/g, ' ')
    semComentarios = semComentarios.slice(0, start) + vazio + semComentarios.slice(end)
  }
  return new Set(semComentarios.split('\n').flatMap((linha, i) => (linha.trim() === '' ? [] : [i])))
}

type Trecho = { nome: string; inicio: number; fim: number; nomeada: boolean }

function funcoes(fonte: Fonte, codigo: Set<number>): { nome: string; linhas: number }[] {
  const linhaDe = numerador(fonte.texto)
  const trechos: Trecho[] = []
  const anotar = (no: { start: number; end: number }, nome: string | undefined) => {
    trechos.push({
      nome: nome ?? `line ${linhaDe(no.start) + 1}`,
      inicio: linhaDe(no.start),
      fim: linhaDe(no.end),
      nomeada: nome !== undefined,
    })
  }
  const nomes = new Map<number, string>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) nomes.set(init.start, id.name)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier') nomes.set(value.start, key.name)
    },
    MethodDefinition({ key, value }) {
      if (key.type === 'Identifier' || key.type === 'PrivateIdentifier') nomes.set(value.start, key.name)
    },
    FunctionDeclaration: (no) => anotar(no, no.id?.name),
    FunctionExpression: (no) => anotar(no, nomes.get(no.start) ?? no.id?.name),
    ArrowFunctionExpression: (no) => anotar(no, nomes.get(no.start)),
  }).visit(fonte.arvore.program)
  return trechos.map((f) => {
    const dentro = trechos.filter(
      (g) => g !== f && g.nomeada && g.inicio >= f.inicio && g.fim <= f.fim && g.fim > g.inicio,
    )
    let linhas = 0
    for (let l = f.inicio; l <= f.fim; l += 1) {
      if (codigo.has(l) && !dentro.some((g) => l >= g.inicio && l <= g.fim)) linhas += 1
    }
    return { nome: f.nome, linhas }
  })
}

function numerador(texto: string): (posicao: number) => number {
  const inicios = [0]
  for (let i = texto.indexOf('\n'); i >= 0; i = texto.indexOf('\n', i + 1)) inicios.push(i + 1)
  return (posicao) => inicios.findLastIndex((inicio) => inicio <= posicao)
}
