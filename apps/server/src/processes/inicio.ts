// Starts one process: database, machinery, and the parts that MARTELO_PROCESSES names.
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { abrirAcessosRevogados } from '../core/auth/acessos-revogados.ts'
import { abrirBloqueios } from '../core/auth/bloqueios.ts'
import { chaveDoSistema } from '../core/auth/chaves.ts'
import type { Config } from '../core/config.ts'
import { abrirBanco } from '../core/database/database.ts'
import { abrirReplicas } from '../core/database/replicas.ts'
import { iniciarPostgres } from '../engines/postgres/port.ts'
import { migrar } from '../core/database/migrate.ts'
import { chavesDaInstalacao } from '../core/externo/cofre.ts'
import { criarExterno } from '../core/externo/externo.ts'
import { abrirArquivos } from '../core/files/abrir-arquivos.ts'
import { prepararAlvo } from '../core/http/alvo-do-pedido.ts'
import { criarAplicacao } from '../core/http/aplicacao.ts'
import { escutarNaPorta } from '../core/http/escutar-na-porta.ts'
import { atenderUpgrades, criarServidorHttp } from '../core/http/fios.ts'
import { prepararFila, trabalharFila } from '../core/jobs/fila.ts'
import { criarLog } from '../core/log.ts'
import { SMTP } from '../core/mail/smtp.integration.ts'
import { abrirBarramentos } from '../core/bus/barramento-por-url.ts'
import { portaDaMidia, RAIZ_DA_MIDIA } from '../engines/midia/midia.ts'
import '../engines/salas/salas-comuns.ts'
import { CAMINHO_TEMPO_REAL, criarSoquete } from '../engines/salas/soquete.ts'
import type { Servicos } from '../core/servicos.ts'
import { exigirPortas } from '../core/porta-ligada.ts'
import { comoTransmissaoEsta, ehPublico, ondeAMidia } from '../modules/transmissoes/door.ts'
import { ehDaApi } from './caminho-da-api.ts'
import { servirCaixaPostal } from './caixa-postal.ts'
import { servirSimuladores } from './pagina-dos-simuladores.ts'
import { carregarDemonstracao, carregarModulos } from './carregar-modulos.ts'
import { montarServicos } from './montar-servicos.ts'
import { partes } from './partes.ts'
import { criarWeb } from './web.ts'

export interface Processo {
  readonly porta: number
  readonly servicos: Servicos
  parar(): Promise<void>
}

type Parar = () => unknown

/** Where the time of a start goes (LOG_LEVEL=debug): since the program began, and the processor's share of it. */
const marco = (log: Servicos['log'], passo: string): void => {
  const { user, system } = process.cpuUsage()
  log.debug(
    { passo, ms: Math.round(performance.now()), cpuMs: Math.round((user + system) / 1000) },
    'starting',
  )
}
/** Longer than any answer takes; who has not gone by then is cut off. */
const PRAZO_DE_SAIDA_MS = 3_000

/** Brings one process up. On failure everything that was started is stopped again. */
export async function iniciar(config: Config): Promise<Processo> {
  const paradas: Parar[] = []
  // What cannot be stopped well must not keep the rest (the database last) from being stopped.
  const parar = async (): Promise<void> => {
    const erros: unknown[] = []
    for (const p of paradas.splice(0).reverse()) {
      try {
        await p()
      } catch (e) {
        erros.push(e)
      }
    }
    if (erros.length > 0) throw new AggregateError(erros, 'not everything could be stopped well')
  }
  try {
    const servicos = await prepararServicos(config, paradas)
    marco(servicos.log, 'services')
    await carregarModulos()
    exigirPortas()
    marco(servicos.log, 'modules')
    // The process that this one joined has loaded it, and lets its robot play.
    const demonstracao = config.demo && !config.juntarSeAPorta ? await carregarDemonstracao() : null
    await demonstracao?.semear(servicos)
    marco(servicos.log, 'demonstration')
    const daqui = partes.filter((parte) => parte.em.some((p) => config.processos.has(p)))
    for (const parte of daqui) {
      if (parte.aposEscutar || parte.iniciar === undefined) continue
      paradas.push(await parte.iniciar(servicos))
      marco(servicos.log, parte.nome)
    }
    if (config.processos.has('jobs')) {
      const fila = await trabalharFila(servicos, partes.flatMap((p) => p.cron ?? []).join('\n'))
      paradas.push(() => fila.stop())
    }
    marco(servicos.log, 'queue')
    const porta =
      config.processos.has('http') || config.processos.has('realtime') ? await escutar(servicos, paradas) : 0
    for (const parte of daqui)
      if (parte.aposEscutar && parte.iniciar) paradas.push(await parte.iniciar(servicos))
    marco(servicos.log, 'all')
    if (demonstracao !== null && config.robo) paradas.push(demonstracao.iniciarRobo(servicos))
    return { porta, servicos, parar }
  } catch (e) {
    await parar()
    throw e
  }
}

async function prepararServicos(config: Config, paradas: Parar[]): Promise<Servicos> {
  const log = criarLog(config.nivelDeLog)
  marco(log, 'machinery loaded')
  let url = config.bancoUrl
  if (url === undefined) {
    const postgres = await iniciarPostgres({ pasta: path.join(config.pastaDeDados, 'postgres') })
    paradas.push(() => postgres.parar())
    url = postgres.url
  }
  marco(log, 'database')
  await prepararFila(url)
  marco(log, 'queue tables')
  await migrar(url, { foraDeOrdem: config.desenvolvimento })
  marco(log, 'migrations')
  const banco = abrirBanco(url)
  paradas.push(() => banco.fechar())
  await banco.relogio.medir()
  const replicas = await abrirReplicas(config.replicasUrls, banco.poolSistema, (mensagem, err) =>
    log.warn({ err }, mensagem),
  )
  if (replicas !== null) paradas.push(() => replicas.parar())
  const ligacao = { recomecar: (): void => undefined, alcancar: (): void => undefined }
  const { barramento, doBanco } = await abrirBarramentos(
    config.barramentoUrl,
    banco,
    log,
    () => ligacao.recomecar(),
    () => ligacao.alcancar(),
  )
  paradas.push(() => Promise.all([...new Set([barramento, doBanco])].map((b) => b.parar())))
  const acessos = await abrirAcessosRevogados(banco, doBanco)
  const bloqueios = await abrirBloqueios(banco, doBanco, log)
  paradas.push(() => bloqueios.parar())
  ligacao.alcancar = () =>
    void Promise.all([acessos.alcancar(), bloqueios.alcancar()]).catch((e: unknown) =>
      log.error({ err: e }, 'ended logins or blocks could not be read'),
    )
  const arquivos = await abrirArquivos(config)
  const comuns = { banco, log, bloqueios }
  const externo = criarExterno({
    ...comuns,
    privado: arquivos.privado,
    chaves: await chavesDaInstalacao(config),
    demo: config.demo,
    origemDaCasa: (hotId) => servicos.correio.origemDaCasa(hotId),
  })
  if (config.smtpUrl !== undefined)
    externo.usarPlataforma(SMTP, { url: config.smtpUrl, remetente: `nao-responda@${config.dominio}` })
  paradas.push(() => externo.fechar())
  const servicos: Servicos = montarServicos(
    {
      config,
      ...comuns,
      replicas,
      barramento,
      acessos,
      externo,
      dominio: config.dominio,
      arquivos,
      chaveDosTokens: await chaveDoSistema(banco, 'token-de-acesso'),
      chaveDeArquivos: await chaveDoSistema(banco, 'arquivos'),
      chaveDoPix: await chaveDoSistema(banco, 'pix-webhook'),
    },
    (p) => paradas.push(p),
  )
  ligacao.recomecar = () => servicos.tempoReal.recomecar()
  return servicos
}

async function escutar(s: Servicos, paradas: Parar[]): Promise<number> {
  const { http, fios } = criarServidorHttp(s.config.fios, s.log)
  let api: (q: IncomingMessage, r: ServerResponse) => void = () => undefined
  const app = await criarAplicacao(
    s,
    (h) => {
      api = h
      return http
    },
    (a) => {
      if (!s.config.demo) return
      servirCaixaPostal(a, s)
      servirSimuladores(a)
    },
  )
  marco(s.log, 'routes')
  const web = await criarWeb(s, http)
  await app.ready()
  marco(s.log, 'pages')
  paradas.push(() => web.parar())
  const midia = portaDaMidia(
    s,
    (hotId, uid) => comoTransmissaoEsta(s.banco.sistema, hotId, uid),
    (hotId, uid) => ehPublico(s.banco.sistema, hotId, uid),
    ondeAMidia(s),
  )
  paradas.push(() => Promise.resolve(midia.parar()))
  http.on('request', (q: IncomingMessage, r: ServerResponse) => {
    if (!prepararAlvo(q, r)) return
    if (midia.atender(q, r)) return
    if (ehDaApi(q.url ?? '')) api(q, r)
    else web.atender(q, r)
  })
  const soquete = s.config.processos.has('realtime') ? criarSoquete(s) : null
  atenderUpgrades(http, s.config.fios.cabecalhosMs, (q, fio, cabeca) => {
    // Vite's hot reload takes its own.
    if (s.config.desenvolvimento && /^vite-/.test(q.headers['sec-websocket-protocol'] ?? '')) return true
    if ((q.url ?? '').startsWith(RAIZ_DA_MIDIA)) {
      midia.atualizar(q, fio, cabeca).catch((e: unknown) => {
        s.log.error({ err: e }, 'a websocket of the broadcast failed')
        fio.destroy()
      })
      return true
    }
    if (soquete === null || (q.url ?? '').split('?')[0] !== CAMINHO_TEMPO_REAL) return false
    soquete.atualizar(q, fio, cabeca).catch((e: unknown) => {
      s.log.error({ err: e }, 'upgrade failed')
      fio.destroy()
    })
    return true
  })
  const { porta, host, juntarSeAPorta } = s.config
  const escuta = await escutarNaPorta(http, porta, host, juntarSeAPorta).catch((e: NodeJS.ErrnoException) => {
    throw e.code === 'EADDRINUSE'
      ? new Error(`Port ${porta} is taken: stop the other program or choose one with PORT=3001 npm start.`)
      : e
  })
  // Nothing new is taken, tabs are told to come again (to another process), and what was begun is answered.
  paradas.push(async () => {
    const fechado = escuta.fechar()
    soquete?.fechar()
    http.closeIdleConnections()
    const prazo = setTimeout(() => {
      http.closeAllConnections()
      for (const fio of fios) fio.destroy()
    }, PRAZO_DE_SAIDA_MS)
    await fechado
    clearTimeout(prazo)
  })
  return escuta.porta
}
