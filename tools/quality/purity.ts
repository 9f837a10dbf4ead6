/**
 * The domain is a function of its arguments. Time and chance are arguments, so that a bid can be judged again years
 * later with the same result. tsconfig already hides the DOM and Node from it; what ECMAScript itself offers is found
 * here.
 */
import { Visitor } from 'rolldown/utils'
import type { Fonte } from './sources.ts'

const MEMBROS = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
])
const NOMES = new Set([
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'process',
  'globalThis',
  'console',
])

/** What the file does besides computing, as `line: what`. */
export function impurezas({ arvore, texto }: Fonte): string[] {
  const achadas: string[] = []
  const anotar = (no: { start: number }, oque: string) =>
    achadas.push(`${texto.slice(0, no.start).split('\n').length}: ${oque}`)
  new Visitor({
    NewExpression(no) {
      if (no.callee.type === 'Identifier' && no.callee.name === 'Date' && no.arguments.length === 0)
        anotar(no, 'new Date()')
    },
    CallExpression(no) {
      const { callee } = no
      if (callee.type === 'Identifier' && (NOMES.has(callee.name) || callee.name === 'Date'))
        anotar(no, `${callee.name}()`)
    },
    MemberExpression(no) {
      if (no.object.type !== 'Identifier' || no.property.type !== 'Identifier') return
      const nome = `${no.object.name}.${no.property.name}`
      if (MEMBROS.has(nome) || (NOMES.has(no.object.name) && no.object.name !== 'fetch')) anotar(no, nome)
    },
  }).visit(arvore.program)
  return achadas
}
