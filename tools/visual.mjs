// npm run visual                  every public page at four widths on the three brands, beside its kept picture
// npm run visual -- agenda        only the pages whose name has one of the words
// npm run visual -- --write       keeps the pictures as they are now: look at each before it is committed
//
// Makes the place ready first, the browser included. Takes five minutes on two cores.
import { acharComando } from './setup/bin.mjs'
import { garantirNavegador } from './setup/browser.mjs'
import { garantirBuild } from './setup/build.mjs'
import { rodar } from './setup/child.mjs'
import { principal } from './setup/failure.mjs'
import { portaLivre } from './setup/port.mjs'
import { preparar } from './setup/setup.mjs'

const gravar = process.argv.includes('--write')
const palavras = process.argv.slice(2).filter((a) => a !== '--write')

await principal(async () => {
  const node = await preparar()
  await garantirBuild(node)
  const filtro = palavras.length > 0 ? [`--grep=${palavras.join('|')}`] : []
  return rodar(
    node,
    [acharComando('playwright'), 'test', '--config=playwright.visual.config.ts', ...filtro],
    {
      env: {
        CHROMIUM_PATH: await garantirNavegador(node),
        MARTELO_E2E_PORT: String(await portaLivre()),
        MARTELO_VISUAL_GRAVAR: gravar ? '1' : '0',
      },
    },
  )
})
