/**
 * Kinds of the values that stand in the `sql` templates of the server, asked of the TypeScript compiler: number, string,
 * Date, number[] … A piece of SQL is `sql`, what the compiler cannot tell apart is `?`. The compiler's interface is marked
 * unstable; its version is exact, and the test that uses this fails in the open when it changes.
 */
import { join } from 'node:path'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Node } from 'typescript/unstable/ast'
import { RAIZ } from './sources.ts'

const SIMPLES: readonly (readonly [number, string])[] = [
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.BooleanLike, 'boolean'],
]

function tiposDe(tipo: Type, checker: Checker): string[] {
  if (tipo.isUnionType()) return [...new Set(tipo.getTypes().flatMap((t) => tiposDe(t, checker)))]
  const simples = SIMPLES.find(([f]) => (tipo.flags & f) !== 0)
  if (simples) return [simples[1]]
  // A text with a brand (`string & {…}`) and a type parameter are what they extend.
  if (tipo.isIntersectionType())
    return (
      tipo
        .getTypes()
        .map((t) => tiposDe(t, checker))
        .find((t) => t[0] !== '?') ?? ['?']
    )
  if (tipo.isTypeParameter() || tipo.isIndexedAccessType()) {
    const limite = checker.getBaseConstraintOfType(tipo)
    return limite ? tiposDe(limite, checker) : ['?']
  }
  if ((checker.isArrayType(tipo) || checker.isTupleType(tipo)) && tipo.isObjectType()) {
    const itens = checker.getTypeArguments(tipo as Parameters<Checker['getTypeArguments']>[0])
    return [...new Set(itens.flatMap((t) => tiposDe(t, checker)))].map((t) => `${t}[]`)
  }
  const nome = checker.typeToString(tipo)
  if (/^(RawBuilder|Expression|SelectQueryBuilder|AliasedRawBuilder|Sql)\b/.test(nome)) return ['sql']
  return [/^Date$/.test(nome) ? 'Date' : /^(NonSharedBuffer|Buffer|Uint8Array)\b/.test(nome) ? 'Buffer' : '?']
}

export interface TiposDosParametros {
  /** the kinds of the expression that ends at this place of the file */
  tiposEm(caminho: string, fins: readonly number[]): readonly (readonly string[])[]
  fechar(): void
}

/** Opens the server's project in the compiler; takes about three seconds. */
export function abrirTipos(): TiposDosParametros {
  const api = new API({ cwd: RAIZ })
  const [projeto] = api
    .updateSnapshot({ openProjects: [join(RAIZ, 'apps/server/tsconfig.json')] })
    .getProjects()
  if (projeto === undefined) throw new Error('the compiler did not open apps/server')
  const { program, checker } = projeto
  const moldes = new Map<string, ReadonlyMap<number, Node>>()
  const moldesDe = (caminho: string): ReadonlyMap<number, Node> => {
    const guardados = moldes.get(caminho)
    if (guardados) return guardados
    const fonte = program.getSourceFile(join(RAIZ, caminho))
    if (fonte === undefined) throw new Error(`${caminho} is not in the server's project`)
    const achados = new Map<number, Node>()
    const visitar = (n: Node): void => {
      const { templateSpans } = n as { templateSpans?: readonly { expression: Node }[] }
      for (const s of templateSpans ?? []) achados.set(s.expression.end, s.expression)
      n.forEachChild(visitar)
    }
    fonte.forEachChild(visitar)
    moldes.set(caminho, achados)
    return achados
  }
  return {
    tiposEm(caminho, fins) {
      const nos = fins.map((fim) => moldesDe(caminho).get(fim))
      return nos.map((no) => {
        const tipo = no && checker.getTypeAtLocation(no)
        return tipo ? tiposDe(tipo, checker) : ['?']
      })
    },
    fechar: () => api.close(),
  }
}
