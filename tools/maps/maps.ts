/**
 * npm run maps            writes what follows from the sources
 * npm run maps -- --check says which of it is out of date (and fails), changes nothing
 *
 *   packages/contracts/src/calls.gen.ts   "METHOD /path" → type of its contract, for the browser's `call`
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lerChamadas } from '../quality/calls.ts'
import { RAIZ } from '../quality/sources.ts'
import { ARQUIVO_DE_TIPOS, tiposDasChamadas } from './calls-types.ts'

/** All generated files by path. */
export async function desenharMapas(): Promise<Map<string, string>> {
  const chamadas = lerChamadas()
  return new Map([[ARQUIVO_DE_TIPOS, tiposDasChamadas(chamadas)]])
}

/** Paths of generated files whose text on disk is not what the sources say. */
export async function mapasVelhos(): Promise<string[]> {
  const mapas = await desenharMapas()
  return [...mapas].filter(([caminho, texto]) => lerSeExiste(caminho) !== texto).map(([caminho]) => caminho)
}

function lerSeExiste(caminho: string): string | undefined {
  const arquivo = join(RAIZ, caminho)
  return existsSync(arquivo) ? readFileSync(arquivo, 'utf8').replaceAll('\r\n', '\n') : undefined
}

if (import.meta.main) {
  const velhos = await mapasVelhos()
  if (process.argv.includes('--check')) {
    for (const caminho of velhos) console.error(`${caminho} is out of date: run npm run maps`)
    process.exitCode = velhos.length > 0 ? 1 : 0
  } else {
    const mapas = await desenharMapas()
    for (const caminho of velhos) {
      mkdirSync(dirname(join(RAIZ, caminho)), { recursive: true })
      writeFileSync(join(RAIZ, caminho), mapas.get(caminho) ?? '')
      console.log(`wrote ${caminho}`)
    }
  }
}
