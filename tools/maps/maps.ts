/**
 * `npm run maps` writes what follows from the sources: packages/contracts/src/calls.gen.ts ("METHOD /path" → type of
 * its contract, for the browser's `call`) and docs/maps (calls with permission, contract and handler; routes;
 * permissions; websocket events and who sees them; modules and whose door they call). `npm run maps -- --check` says
 * which of it is stale (and fails), changes nothing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lerChamadas, lerTratadores } from '../quality/calls.ts'
import { lerEventosDeclarados, lerEventosEnviados } from '../quality/events.ts'
import { RAIZ } from '../quality/sources.ts'
import { ARQUIVO_DE_TIPOS, tiposDasChamadas } from './calls-types.ts'
import { mapaDeChamadas, mapaDeEventos, mapaDeModulos, mapaDePermissoes, mapaDeRotas } from './pages.ts'

/** All generated files by path. */
export function desenharMapas(): Map<string, string> {
  const chamadas = lerChamadas()
  const tratadores = lerTratadores()
  return new Map([
    [ARQUIVO_DE_TIPOS, tiposDasChamadas(chamadas)],
    ['docs/maps/calls.md', mapaDeChamadas(chamadas, tratadores)],
    ['docs/maps/routes.md', mapaDeRotas()],
    ['docs/maps/permissions.md', mapaDePermissoes(chamadas)],
    ['docs/maps/events.md', mapaDeEventos(lerEventosDeclarados(), lerEventosEnviados())],
    ['docs/maps/modules.md', mapaDeModulos()],
  ])
}

/** Paths of generated files whose text on disk is not what the sources say. */
export function mapasVelhos(): string[] {
  const mapas = desenharMapas()
  return [...mapas].filter(([caminho, texto]) => lerSeExiste(caminho) !== texto).map(([caminho]) => caminho)
}

function lerSeExiste(caminho: string): string | undefined {
  const arquivo = join(RAIZ, caminho)
  return existsSync(arquivo) ? readFileSync(arquivo, 'utf8').replaceAll('\r\n', '\n') : undefined
}

if (import.meta.main) {
  const velhos = mapasVelhos()
  if (process.argv.includes('--check')) {
    for (const caminho of velhos) console.error(`${caminho} is out of date: run npm run maps`)
    process.exitCode = velhos.length > 0 ? 1 : 0
  } else {
    const mapas = desenharMapas()
    for (const caminho of velhos) {
      mkdirSync(dirname(join(RAIZ, caminho)), { recursive: true })
      writeFileSync(join(RAIZ, caminho), mapas.get(caminho) ?? '')
      console.log(`wrote ${caminho}`)
    }
  }
}
