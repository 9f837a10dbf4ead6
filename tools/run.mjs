// node tools/run.mjs file.ts args…        runs a TypeScript program of this repository
// node tools/run.mjs --bin name args…     runs an installed package's command
//
// Both after the set-up and under a Node that strips types, whatever Node started this.
import { resolve } from 'node:path'
import { acharComando } from './setup/bin.mjs'
import { rodar } from './setup/child.mjs'
import { FalhaDePreparo, principal } from './setup/failure.mjs'
import { preparar } from './setup/setup.mjs'

await principal(async () => {
  const [primeiro, ...resto] = process.argv.slice(2)
  if (!primeiro || primeiro === '--help') {
    throw new FalhaDePreparo(
      'Uso: node tools/run.mjs arquivo.ts argumentos… ou node tools/run.mjs --bin comando argumentos…',
    )
  }
  const node = await preparar()
  const args =
    primeiro === '--bin' ? [acharComando(resto[0] ?? ''), ...resto.slice(1)] : [resolve(primeiro), ...resto]
  return rodar(node, args)
})
