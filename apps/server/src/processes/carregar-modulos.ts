// Handlers, reactions and jobs bind themselves when their file is read.
import { glob } from 'node:fs/promises'
import path from 'node:path'

/** Reads every file of the modules that binds something, in name order. */
export async function carregarModulos(): Promise<void> {
  const raiz = path.resolve(import.meta.dirname, '..')
  const arquivos: string[] = []
  for await (const f of glob('modules/*/**/*.{handler,reaction,job}.ts', { cwd: raiz })) arquivos.push(f)
  for (const f of arquivos.sort()) await import(path.join(raiz, f))
}
