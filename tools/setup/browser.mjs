// A browser for the end-to-end tests: the one that is named or installed, else Playwright's own, else fetched.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { acharComando } from './bin.mjs'
import { FalhaDePreparo } from './failure.mjs'
import { comNode } from './npm.mjs'
import { RAIZ } from './place.mjs'

const INSTALADOS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]

/** @returns {Promise<string>} path of a Chromium */
export async function garantirNavegador(node) {
  const pedido = process.env.CHROMIUM_PATH
  if (pedido) {
    if (existsSync(pedido)) return pedido
    throw new FalhaDePreparo(
      `CHROMIUM_PATH aponta para ${pedido}, que não existe: corrija ou apague a variável.`,
    )
  }
  const achado = procurar()
  if (achado) return achado
  console.log('Instalando um navegador para os testes…')
  for (const [programa, args] of formasDeInstalar(node)) {
    await executar(programa, args, node)
    const instalado = procurar()
    if (instalado) return instalado
  }
  throw new FalhaDePreparo(
    'Os testes precisam de um navegador e não foi possível instalá-lo: instale o Chromium (no Debian, apt install chromium) ou aponte CHROMIUM_PATH para um.',
  )
}

/** Debian's browser without windows: the same pages for less of the processor. It shows no notifications. */
const SEM_JANELAS = '/usr/bin/chromium-headless-shell'

/** @returns {string} path of the browser for the stories that need no window; the given one where there is none apart */
export function navegadorSemJanelas(navegador) {
  return navegador === '/usr/bin/chromium' && existsSync(SEM_JANELAS) ? SEM_JANELAS : navegador
}

function procurar() {
  return [...INSTALADOS, doPlaywright()].find((caminho) => caminho && existsSync(caminho))
}

function doPlaywright() {
  const { chromium } = createRequire(join(RAIZ, 'package.json'))('@playwright/test')
  return chromium.executablePath()
}

function* formasDeInstalar(node) {
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    yield ['apt-get', ['update', '-qq']]
    for (const pacotes of [['chromium', 'chromium-headless-shell'], ['chromium']])
      yield ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...pacotes]]
  }
  yield [node, [acharComando('playwright'), 'install', 'chromium']]
}

/** Whether it worked is seen by looking for the browser again. */
function executar(programa, args, node) {
  const filho = spawn(programa, args, {
    cwd: RAIZ,
    env: comNode(node),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((cumprir) => {
    filho.once('error', cumprir)
    filho.once('close', cumprir)
  })
}
