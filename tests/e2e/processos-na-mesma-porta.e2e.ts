/**
 * `npm start` on a machine of several processors: further processes at one port. Each new connection comes to one of them,
 * and a person must not notice to which. With a product and data of its own; no browser.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { apagarDados } from '../../apps/server/src/engines/postgres/place.ts'
import { PROGRAMA } from '../../tools/setup/build.mjs'
import { pastaPassageira } from '../../tools/setup/passing.ts'
import { portaLivre } from '../../tools/setup/port.mjs'
import { PESSOAS, SENHA } from './apoio.ts'

const RAIZ = join(import.meta.dirname, '../..')
/** So many new connections in a row come to one of two once in a million times. */
const CONEXOES = 20
/** Two processes that start, on a loaded machine. */
const ESPERA = { timeout: 90_000, intervals: [200] }

interface Resposta {
  readonly status: number
  readonly texto: string
  readonly cookies: string
}

/** One request over a connection of its own. */
function pedir(
  porta: number,
  caminho: string,
  corpo?: unknown,
  mais: http.RequestOptions = {},
): Promise<Resposta> {
  return new Promise((ok, falha) => {
    const q = http.request(
      {
        port: porta,
        host: '127.0.0.1',
        path: caminho,
        agent: false,
        method: corpo === undefined ? 'GET' : 'POST',
        ...mais,
        headers: { host: `leilao.localhost:${porta}`, 'content-type': 'application/json', ...mais.headers },
      },
      (r) => {
        let texto = ''
        r.setEncoding('utf8').on('data', (parte: string) => (texto += parte))
        const cookies = (r.headers['set-cookie'] ?? []).map((c) => c.split(';')[0]).join('; ')
        r.on('end', () => ok({ status: r.statusCode ?? 0, texto, cookies }))
      },
    )
    q.once('error', falha)
    q.end(corpo === undefined ? undefined : JSON.stringify(corpo))
  })
}
const muitas = <T>(fazer: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CONEXOES }, fazer))
const unicos = <T>(lista: readonly T[]): T[] => [...new Set(lista)]

/** When each process began of those that answer. */
async function inicios(porta: number): Promise<string[]> {
  const lidos = await muitas(() => pedir(porta, '/metrics').catch(() => null))
  return unicos(
    lidos.flatMap((r) => /^process_start_time_seconds\S* (\S+)$/m.exec(r?.texto ?? '')?.[1] ?? []),
  ).sort()
}

/** The house and the people of one brand are all that is asked for. */
function semearUmaCasa(dados: string): void {
  const programa = join(import.meta.dirname, 'uma-casa.ts')
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', programa], {
    cwd: RAIZ,
    env: { ...process.env, MARTELO_DATA: dados, LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  })
}

function abrir(porta: number, dados: string): { produto: ChildProcess; pids: number[] } {
  const produto = spawn(process.execPath, [PROGRAMA], {
    cwd: RAIZ,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(porta),
      MARTELO_DATA: dados,
      MARTELO_ROBOT: '0',
      MARTELO_COMPANIONS: '1',
      LOG_LEVEL: 'debug',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pids: number[] = []
  let resto = ''
  produto.stdout.setEncoding('utf8').on('data', (parte: string) => {
    const linhas = (resto + parte).split('\n')
    resto = linhas.pop() ?? ''
    for (const l of linhas) {
      const pid = Number(/"pid":(\d+).*"msg":"starting"/.exec(l)?.[1])
      if (pid > 0 && !pids.includes(pid)) pids.push(pid)
    }
  })
  return { produto, pids }
}

test('two processes at one port are one product, and a dead one comes back', async () => {
  test.setTimeout(300_000)
  const porta = await portaLivre()
  const dados = join(pastaPassageira('processos'), String(process.pid))
  mkdirSync(dados, { recursive: true })
  semearUmaCasa(dados)
  const { produto, pids } = abrir(porta, dados)
  const fim = new Promise((ok) => produto.once('exit', ok))
  try {
    await expect.poll(() => inicios(porta).then((l) => l.length), ESPERA).toBe(2)

    await test.step('a login counts at both, and pages know it', async () => {
      const entrou = await pedir(porta, '/v1/usuario/efetuar-login', {
        email: PESSOAS.cliente,
        senha: SENHA,
        manterLogado: false,
      })
      expect(entrou.status, entrou.texto).toBeLessThan(300)
      const comigo = { headers: { cookie: entrou.cookies } }
      const lidas = await muitas(() => pedir(porta, '/v1/cliente/meus-lances-rapido', undefined, comigo))
      expect(unicos(lidas.map((r) => r.status))).toEqual([200])
      const paginas = await muitas(() => pedir(porta, '/', undefined, comigo))
      expect(unicos(paginas.map((r) => r.status))).toEqual([200])
    })

    await test.step('the simulated parties are the same at both', async () => {
      const paineis = (r: Resposta): string => r.texto.replace(/<p>\d+ pedidos[^<]*<\/p>/g, '')
      const antes = unicos((await muitas(() => pedir(porta, '/simuladores'))).map(paineis))
      expect(antes).toHaveLength(1)
      expect(antes[0]).toContain('data-nome="adquirente"')
      const mudou = await pedir(
        porta,
        '/simuladores/adquirente/comportamento',
        { modo: 'fora', vezes: 0 },
        { method: 'PUT' },
      )
      expect(mudou.status, mudou.texto).toBe(200)
      const depois = unicos((await muitas(() => pedir(porta, '/simuladores'))).map(paineis))
      expect(depois).toHaveLength(1)
      expect(depois[0]).not.toBe(antes[0])
    })

    await test.step('a killed companion is started again', async () => {
      const antes = await inicios(porta)
      const [, companheiro = 0] = pids
      process.kill(companheiro, 'SIGKILL')
      await expect
        .poll(async () => (await inicios(porta)).filter((i) => !antes.includes(i)).length, ESPERA)
        .toBe(1)
    })

    await test.step('all end with the first, and the next one finds the port free', async () => {
      produto.kill('SIGKILL')
      await fim
      await expect
        .poll(
          () =>
            pedir(porta, '/').then(
              () => 'answers',
              () => 'free',
            ),
          { timeout: 5_000, intervals: [50] },
        )
        .toBe('free')
      await viver(porta, dados)
    })
  } finally {
    produto.kill('SIGKILL')
    apagarDados(join(dados, 'postgres'))
    rmSync(dados, { recursive: true, force: true })
  }
})

/** A next life, which takes the database with it when it ends in order. */
async function viver(porta: number, dados: string): Promise<void> {
  const { produto } = abrir(porta, dados)
  const fim = new Promise((ok) => produto.once('exit', ok))
  await expect.poll(() => inicios(porta).then((l) => l.length), ESPERA).toBe(2)
  produto.kill('SIGTERM')
  expect(await fim).toBe(0)
}
