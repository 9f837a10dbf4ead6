// npm start        makes the place ready, builds what changed, serves, and starts again what died all the same
// npm run dev      the same from the sources: the server restarts and the browser follows while files change
//
// PORT (3000), HOST, MARTELO_DATA (.martelo/data), DATABASE_URL and the others: apps/server/src/core/config.ts.
import { join } from 'node:path'
import { COMPILADOS, garantirBuild, PROGRAMA } from './setup/build.mjs'
import { rodar } from './setup/child.mjs'
import { companheirosDaqui } from './setup/companions.mjs'
import { principal } from './setup/failure.mjs'
import { RAIZ } from './setup/place.mjs'
import { exigirPortaLivre } from './setup/port.mjs'
import { preparar } from './setup/setup.mjs'
import { manter } from './setup/supervisor.mjs'

const FONTE = 'apps/server/src/main.ts'
/** MB. Left to itself the young generation takes twice as much in a crowd's first minute and keeps it. deploy/Dockerfile says the same. */
const GERACAO_JOVEM = '--max-semi-space-size=32'

await principal(async () => {
  const node = await preparar()
  // An invalid PORT is the program's to explain, with all other settings.
  const porta = Number(process.env.PORT || 3000)
  if (porta > 0 && porta < 65_536) await exigirPortaLivre(porta, process.env.HOST || '127.0.0.1')
  if (process.argv.includes('--dev')) {
    // By folder: what Node is told to watch by itself includes Vite's own temporary files, and it would start again and again.
    const pastas = ['apps/server/src', 'packages/domain/src', 'packages/contracts/src']
    const vigiar = pastas.map((p) => `--watch-path=${join(RAIZ, p)}`)
    const opcoes = ['--watch', ...vigiar, '--watch-preserve-output', '--conditions=development']
    return rodar(node, [...opcoes, FONTE], { env: { NODE_ENV: 'development' }, servidor: true })
  }
  await garantirBuild(node)
  return manter(node, [GERACAO_JOVEM, PROGRAMA], {
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || COMPILADOS,
      MARTELO_COMPANIONS: companheirosDaqui(),
    },
    servidor: true,
  })
})
