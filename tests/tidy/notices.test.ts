// All that people are told goes through the catalogue: no module reaches for what carries messages, and no kind of the
// catalogue is without a place that tells it.
import { TIPOS_DE_AVISO } from '@martelo/domain/avisos/catalogo.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lerFontes, RAIZ } from '../../tools/quality/sources.ts'

const PORTADORES = /core\/mail\/correio\.ts$|core\/avisos\/(?:despachar|avisos\.sql|enviar-push\.job)\.ts$/
const fontes = [...lerFontes().values()].filter((f) =>
  /^apps\/server\/src\/.*(?<!\.test)\.ts$/.test(f.caminho),
)
const ler = (caminho: string) => readFileSync(join(RAIZ, caminho), 'utf8')

test('no module sends by itself: it calls correio.avisar with a kind of the catalogue', () => {
  const modulos = fontes.filter((f) => f.caminho.startsWith('apps/server/src/modules/'))
  expect(modulos.length).toBeGreaterThan(300)
  const culpados = modulos.filter((f) =>
    f.importacoes.some((i) =>
      i.alvo === undefined ? /^(?:nodemailer|web-push)$/.test(i.pedido) : PORTADORES.test(i.alvo),
    ),
  )
  expect(culpados.map((f) => f.caminho)).toEqual([])
})

test('each kind is told somewhere', () => {
  const textos = fontes
    .filter((f) => /modules\/|core\/(?:avisos|externo)\//.test(f.caminho))
    .map((f) => ler(f.caminho))
    .join('\n')
  /** Told by a name that is put together: a moment of a sale, of a conditional, an answer to a proposal. */
  const COMPOSTOS = ['venda-', 'condicional-', 'comitente-', 'proposta-']
  const mudos = TIPOS_DE_AVISO.filter(
    (t) =>
      !textos.includes(`'${t}'`) && !COMPOSTOS.some((p) => t.startsWith(p) && textos.includes(`\`${p}$`)),
  )
  expect(mudos).toEqual([])
})
