// npm test                 everything: check, unit and database tests, production build, end-to-end in a browser
// npm test -- lances foo   only the tests whose path has one of the words; nothing is built that they do not need
// npm test -- --changed    only those of what is not committed, or what changed since --changed=<ref>; see setup/changed.mjs
// The whole run tries up to three failed files once more, alone, and names what passed then (docs/decisions/092). The end
// repeats what failed; last line: "N passed, N failed"; a check or build that fails counts as one.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acharComando } from './setup/bin.mjs'
import { garantirNavegador, navegadorSemJanelas } from './setup/browser.mjs'
import { garantirBuild } from './setup/build.mjs'
import { TUDO, testesDaMudanca } from './setup/changed.mjs'
import { rodar } from './setup/child.mjs'
import {
  arquivosParaRepetir,
  falhasDoPlaywright,
  falhasDoVitest,
  linhasDasFalhas,
} from './setup/failed-tests.mjs'
import { FalhaDePreparo, principal } from './setup/failure.mjs'
import { RAIZ } from './setup/place.mjs'
import { portaLivre } from './setup/port.mjs'
import { preparar } from './setup/setup.mjs'

const PASTA = join(RAIZ, '.martelo/test')
const pedidos = process.argv.slice(2)
const mudados = pedidos.find((p) => /^--changed(=|$)/.test(p))
const filtros = pedidos.filter((p) => p !== mudados)

/** @typedef {import('./setup/failed-tests.mjs').Falha} Falha */
/** @typedef {{ passo: string, passed: number, failed: number, falhas: Falha[], instaveis?: Falha[] }} Resultado */

/** Runs a step that is no test. */
async function conferir(passo, fn) {
  console.log(`\n── ${passo}`)
  try {
    return { passo, passed: 0, failed: (await fn()) === 0 ? 0 : 1, falhas: [] }
  } catch (erro) {
    console.error(erro instanceof FalhaDePreparo ? erro.message : erro)
    return { passo, passed: 0, failed: 1, falhas: [] }
  }
}

/** Runs a test runner that writes its counts as JSON; one that fails without a failed test counts as one failed. */
async function testar(passo, arquivo, fn, ler) {
  console.log(`\n── ${passo}`)
  const relatorio = join(PASTA, arquivo)
  rmSync(relatorio, { force: true })
  const codigo = await fn(relatorio)
  let lido = { passed: 0, falhas: [] }
  try {
    lido = ler(JSON.parse(readFileSync(relatorio, 'utf8')))
  } catch {
    if (codigo === 0) console.error(`${passo}: no report was written`)
  }
  if (codigo !== 0 && lido.falhas.length === 0)
    lido.falhas = [{ arquivo: '', nome: passo, erro: 'ended with an error outside of its tests; see above' }]
  return { passo, ...lido, failed: lido.falhas.length }
}

/** Tests, and tries once more what failed; `fn`: (report, words to choose files by) → exit code. @returns {Promise<Resultado>} */
async function testarDuasVezes(passo, arquivo, fn, ler) {
  const um = await testar(passo, arquivo, (relatorio) => fn(relatorio, filtros), ler)
  const arquivos = pedidos.length === 0 ? arquivosParaRepetir(um.falhas) : []
  if (arquivos.length === 0) return um
  const alone = await testar(`${passo}, once more`, `alone-${arquivo}`, (r) => fn(r, arquivos), ler)
  const denovo = new Set(alone.falhas.map((f) => f.nome))
  const instaveis = um.falhas.filter((f) => !denovo.has(f.nome))
  return {
    ...um,
    passed: um.passed + instaveis.length,
    failed: alone.failed,
    falhas: alone.falhas,
    instaveis,
  }
}

function vitest(node) {
  const programa = acharComando('vitest')
  return (relatorio, palavras) => {
    const args = [
      'run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${relatorio}`,
    ]
    if (!mudados) return rodar(node, [programa, ...args, ...palavras])
    console.log(`left to npm test, as they import nearly everything: ${TUDO.join(', ')}`)
    const testes = testesDaMudanca(node, programa, mudados).filter(
      (t) => filtros.length === 0 || filtros.some((f) => t.includes(f)),
    )
    // Without a path it would run them all; of this one there is none.
    return rodar(node, [programa, ...args, ...(testes.length > 0 ? testes : ['no-test-of-this-change'])])
  }
}

function playwright(node, navegador, porta) {
  return (relatorio, palavras) =>
    rodar(
      node,
      [acharComando('playwright'), 'test', '--pass-with-no-tests', '--reporter=list,json', ...palavras],
      {
        env: {
          CHROMIUM_PATH: navegadorSemJanelas(navegador),
          CHROMIUM_COM_JANELAS: navegador,
          MARTELO_E2E_PORT: String(porta),
          PLAYWRIGHT_JSON_OUTPUT_NAME: relatorio,
        },
      },
    )
}

/** A story in the browser imports nothing of the product: a word asks for it, a change does not. */
function pedeNavegador() {
  if (pedidos.length === 0) return true
  const historias = readdirSync(join(RAIZ, 'tests/e2e')).filter((h) => h.endsWith('.e2e.ts'))
  return historias.some((h) => filtros.some((f) => join('tests/e2e', h).includes(f)))
}

/** The browser is only tried on a product that was built; both failures have their own line in the summary. */
async function deNavegador(node, obra) {
  const build = await conferir('build', () => obra)
  if (build.failed > 0) return [build]
  let navegador = ''
  const preparo = await conferir('browser', async () => {
    navegador = await garantirNavegador(node)
    console.log(navegador)
    return 0
  })
  if (preparo.failed > 0) return [preparo]
  const porta = await portaLivre()
  const ler = (r) => ({ passed: r.stats.expected + r.stats.flaky, falhas: falhasDoPlaywright(r) })
  return [await testarDuasVezes('end-to-end', 'playwright.json', playwright(node, navegador, porta), ler)]
}

/** @param {Resultado[]} resultados */
function resumir(resultados) {
  const somar = (campo) => resultados.reduce((soma, r) => soma + r[campo], 0)
  const linhas = resultados.map(
    (r) => `  ${r.failed > 0 ? '✗' : '✓'} ${r.passo}: ${r.passed} passed, ${r.failed} failed`,
  )
  const total = `${somar('passed')} passed, ${somar('failed')} failed`
  const falhas = linhasDasFalhas(resultados.flatMap((r) => r.falhas))
  const oQueFalhou = falhas.length > 0 ? `\n── what failed\n${falhas.join('\n')}\n` : ''
  const instaveis = linhasDasFalhas(resultados.flatMap((r) => r.instaveis ?? []))
  const oQueOscila =
    instaveis.length > 0 ? `\n── failed beside others, passed alone\n${instaveis.join('\n')}\n` : ''
  console.log(`${oQueOscila}${oQueFalhou}\n── summary\n${linhas.join('\n')}\n\n${total}`)
  writeFileSync(join(PASTA, 'total.txt'), `${total}\n`)
  return somar('failed') > 0 ? 1 : 0
}

await principal(async () => {
  mkdirSync(PASTA, { recursive: true })
  rmSync(join(PASTA, 'total.txt'), { force: true })
  const node = await preparar()
  const resultados = []
  if (pedidos.length === 0) {
    resultados.push(await conferir('check', () => rodar(node, ['tools/check.ts'])))
  }
  const navegar = pedeNavegador()
  // Mostly one core's work: done beside the other tests, which begin with one core's work too.
  const obra = navegar ? garantirBuild(node).then(() => 0) : Promise.resolve(0)
  obra.catch(() => undefined) // told in its own step
  const ler = (r) => ({ passed: r.numPassedTests, falhas: falhasDoVitest(r) })
  resultados.push(await testarDuasVezes('unit and database tests', 'vitest.json', vitest(node), ler))
  if (navegar) resultados.push(...(await deNavegador(node, obra)))
  return resumir(resultados)
})
