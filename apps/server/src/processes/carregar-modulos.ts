// What is found by looking and not by an import: handlers, reactions and jobs bind themselves when their file is read; the
// pages come from their build, the demonstration from the tools. The packed program (tools/setup/pack.mjs) has a file with
// the same functions in the place of this one.
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Servicos } from '../core/servicos.ts'

const RAIZ = path.resolve(import.meta.dirname, '../../../..')

/** Reads every file of the modules that binds something, in name order. */
export async function carregarModulos(): Promise<void> {
  const raiz = path.resolve(import.meta.dirname, '..')
  const arquivos: string[] = []
  for await (const f of glob('modules/*/**/*.{handler,reaction,job,integration}.ts', { cwd: raiz }))
    arquivos.push(f)
  for (const f of arquivos.sort()) await import(path.join(raiz, f))
}

const ler = (arquivo: string): Promise<unknown> => import(pathToFileURL(path.join(RAIZ, arquivo)).href)

/** The pages' bundle. */
export const carregarPaginas = (): Promise<unknown> => ler('apps/web/build/server/index.js')

export interface Demonstracao {
  semear(s: Servicos): Promise<void>
  iniciarRobo(s: Servicos): () => Promise<void>
}
/** The demonstration lives with the tools, outside the server: production never loads it. */
export const carregarDemonstracao = (): Promise<Demonstracao> =>
  ler('tools/demo/demonstracao.ts') as Promise<Demonstracao>
