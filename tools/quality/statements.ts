/**
 * Raw statements of the server, read from the sources: each `sql` template with a type of its rows, the template with its
 * parameters as $1 …, and the fields that the type names. A fragment in a constant of the same file is read where it is
 * used; a template that is put together from other pieces cannot be read alone: `partes` says so.
 */
import type { Fonte } from './sources.ts'

export interface Comando {
  readonly caminho: string
  readonly onde: string
  readonly texto: string
  /** some of its parameters may be pieces of SQL */
  readonly partes: boolean
  /** where the expression of each parameter ends in the file */
  readonly fins: readonly number[]
  /** fields of the row's type, where it is written beside the template; null: a name stands for it */
  readonly campos: readonly { readonly nome: string; readonly tipo: string }[] | null
}

type No = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>
const ehNo = (x: unknown): x is No => typeof x === 'object' && x !== null && 'type' in x

function visitar(no: unknown, ver: (n: No) => void): void {
  if (Array.isArray(no)) for (const n of no) visitar(n, ver)
  else if (ehNo(no)) {
    ver(no)
    for (const [k, v] of Object.entries(no)) if (k !== 'parent') visitar(v, ver)
  }
}

/** A value for sure: a number, a text, a field of something, a call that is no `sql` one. */
function podeSerParte(no: No, texto: string): boolean {
  const escrito = texto.slice(no.start, no.end)
  if (/\bsql\b|^[A-Z_]+$|^[A-Z_]+\(/.test(escrito)) return true
  return no.type === 'Identifier' || no.type === 'CallExpression' || no.type === 'ConditionalExpression'
}

function camposDe(no: unknown, texto: string): Comando['campos'] {
  if (!ehNo(no) || no.type !== 'TSTypeLiteral') return null
  return (no['members'] as No[]).flatMap((m) => {
    const chave = m['key'] as No
    const tipo = m['typeAnnotation'] as No | undefined
    if (m.type !== 'TSPropertySignature' || tipo === undefined) return []
    return [
      {
        nome: texto.slice(chave.start, chave.end),
        tipo: texto.slice(tipo.start, tipo.end).replace(/^:\s*/, ''),
      },
    ]
  })
}

interface Molde {
  readonly quasis: { readonly value: { readonly cooked: string } }[]
  readonly expressions: No[]
}

const moldeDe = (no: unknown): Molde | undefined =>
  ehNo(no) && no.type === 'TaggedTemplateExpression' && (no['tag'] as No)['name'] === 'sql'
    ? (no['quasi'] as Molde)
    : undefined

/** The constants of a file that are `sql` templates, by name. */
function fragmentosDe(programa: unknown): ReadonlyMap<string, Molde> {
  const achados = new Map<string, Molde>()
  for (const n of (programa as { body: No[] }).body) {
    const declaracao = (n.type === 'ExportNamedDeclaration' ? n['declaration'] : n) as No | null
    if (declaracao?.type !== 'VariableDeclaration') continue
    for (const d of declaracao['declarations'] as No[]) {
      const molde = moldeDe(d['init'])
      if (molde) achados.set(String((d['id'] as No)['name']), molde)
    }
  }
  return achados
}

/** Of a choice between two templates written in place (`for update` or nothing), the one that says more. */
function escolhido(no: No): Molde | undefined {
  if (no.type !== 'ConditionalExpression') return undefined
  const [um, outro] = [moldeDe(no['consequent']), moldeDe(no['alternate'])]
  if (um === undefined || outro === undefined) return undefined
  const tamanho = (m: Molde): number => m.quasis.reduce((n, q) => n + q.value.cooked.length, 0)
  return tamanho(um) >= tamanho(outro) ? um : outro
}

/** The text of a template with its fragments in place, and what stays a parameter. */
function porExtenso(molde: Molde, fragmentos: ReadonlyMap<string, Molde>): { texto: string; soltos: No[] } {
  const soltos: No[] = []
  const escrever = (m: Molde): string =>
    m.quasis
      .map((q, i) => {
        const e = m.expressions[i]
        if (e === undefined) return q.value.cooked
        const fragmento = e.type === 'Identifier' ? fragmentos.get(String(e['name'])) : escolhido(e)
        if (fragmento) return q.value.cooked + escrever(fragmento)
        soltos.push(e)
        return `${q.value.cooked}$${soltos.length}`
      })
      .join('')
  return { texto: escrever(molde), soltos }
}

export function lerComandos(fontes: Iterable<Fonte>): Comando[] {
  const achados: Comando[] = []
  for (const { caminho, texto, arvore } of fontes) {
    if (!/^apps\/server\/src\//.test(caminho) || /\.test\.ts$/.test(caminho)) continue
    const fragmentos = fragmentosDe(arvore.program)
    visitar(arvore.program, (n) => {
      if (n.type !== 'CallExpression') return
      const alvo = n['callee'] as No
      if (alvo.type !== 'MemberExpression' || (alvo['property'] as No)['name'] !== 'execute') return
      const molde = alvo['object'] as No
      const proprio = moldeDe(molde)
      if (proprio === undefined) return
      const inteiro = porExtenso(proprio, fragmentos)
      const tipos = (molde['typeArguments'] as { params?: No[] } | null)?.params
      achados.push({
        caminho,
        onde: `${caminho}:${texto.slice(0, molde.start).split('\n').length}`,
        texto: inteiro.texto,
        partes: inteiro.soltos.some((e) => podeSerParte(e, texto)),
        fins: inteiro.soltos.map((e) => e.end),
        campos: camposDe(tipos?.[0], texto),
      })
    })
  }
  return achados
}
