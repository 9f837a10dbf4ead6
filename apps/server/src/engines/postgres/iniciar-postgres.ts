import { readFileSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import pg from 'pg'
import { prepararBinarios } from './binaries.ts'
import { DONO, gravarNoDisco, prepararCluster, senhaDoBanco } from './cluster.ts'
import { limitarRegistro } from './log.ts'
import { type Lugar, prepararLugar } from './place.ts'
import { arrancar, lerPostmaster, parar as pararServidor } from './postmaster.ts'
import { ajustesPadrao, escreverAjustes } from './settings.ts'
import { explicarFalha, FalhaDoBanco } from './start-failure.ts'
import { type Usuario, usuarioDoBanco } from './unprivileged-user.ts'
import { aguardarParadaAlheia, anunciarParada, haOutros, registrar } from './users.ts'
import { vigiar } from './watch.ts'

/**
 * A real PostgreSQL from an npm package, durable and with its extensions: `npm start` needs nothing installed.
 * Refuses to listen on anything but a unix socket in a closed folder (Windows: the loopback, with a password): its
 * OpenSSL is old. Other machines need an external database (`DATABASE_URL`).
 * The server may be adopted (left by `kill -9`, or used by another program): it keeps its settings, and `parar()` stops
 * it only without other users. Killed, it is restarted at the same address; pools reconnect.
 */
export type Pedido = {
  /** folder of the database alone; created when missing, closed to other users */
  pasta: string
  /** also listen on 127.0.0.1 at this port, with the password that lies in the folder */
  porta?: number
  /** PostgreSQL settings that replace ours, by name */
  ajustes?: Record<string, string>
  /** false: the server is killed on purpose (a load program that takes the database away) */
  vigiar?: boolean
  /** variables that the server is started with on top of ours (a load program's clock that can be set) */
  ambiente?: Record<string, string>
}

export type Postgres = {
  /** for `pg`, Kysely, graphile-worker and psql alike */
  url: string
  /** idempotent; close your pools first */
  parar(): Promise<void>
  /** the server was running already */
  adotado: boolean
}

/** PostgreSQL names its socket after a port; nothing listens on it. */
const PORTA_DO_SOQUETE = 5432
/** Less than this and the first busy auction fills the disk. */
const ESPACO_MINIMO_MB = 200
/** After `kill -9` of the server its children may hold the shared memory for some seconds. */
const ESPERA_POR_RESTOS_MS = 30_000

/** How long a stop waits for connections that are being closed. */
const ESPERA_POR_CONEXOES_MS = 1000
/** Codes of a connection to a server that has ended or is about to. */
const SERVIDOR_FOI_EMBORA = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P01', '57P03'])

let contador = 0

/** @throws {FalhaDoBanco} one sentence with its remedy */
export async function iniciarPostgres(pedido: Pedido): Promise<Postgres> {
  const pasta = resolve(pedido.pasta)
  try {
    return await iniciar({ ...pedido, pasta })
  } catch (erro) {
    throw erro instanceof FalhaDoBanco
      ? erro
      : explicarFalha(erro instanceof Error ? erro.message : String(erro), pasta)
  }
}

async function iniciar(pedido: Pedido): Promise<Postgres> {
  const usuario = usuarioDoBanco(pedido.pasta)
  const lugar = prepararLugar(pedido.pasta, usuario)
  const binarios = prepararBinarios(usuario, lugar.raiz)
  await aguardarParadaAlheia(lugar)
  const sair = registrar(lugar, ++contador)
  try {
    await aguardarParadaAlheia(lugar)
    await prepararCluster(lugar, binarios, usuario, pedido.pasta)
    const gravado = gravarNoDisco(lugar, binarios, usuario)
    const { adotado, url } = await adotarOuArrancar(pedido, lugar, binarios, usuario)
    const largarRegistro = limitarRegistro(lugar)
    const reviver = async (): Promise<void> => {
      await aguardarParadaAlheia(lugar)
      await adotarOuArrancar(pedido, lugar, binarios, usuario, Number(new URL(url).port))
    }
    const largarVigia = pedido.vigiar === false ? () => Promise.resolve() : vigiar(lugar, reviver)
    let parada: Promise<void> | undefined
    const parar = () => {
      largarRegistro()
      parada ??= Promise.all([largarVigia(), gravado]).then(() => pararSeUltimo(lugar, binarios, url, sair))
      return parada
    }
    return { url, parar, adotado }
  } catch (erro) {
    sair()
    throw erro
  }
}

async function adotarOuArrancar(
  pedido: Pedido,
  lugar: Lugar,
  binarios: string,
  usuario: Usuario | undefined,
  portaDeAntes?: number,
): Promise<{ adotado: boolean; url: string }> {
  const limite = Date.now() + ESPERA_POR_RESTOS_MS
  for (;;) {
    const atual = lerPostmaster(lugar)
    if (atual) {
      const url = enderecoDe(lugar, atual.porta, usuario)
      if (atual.situacao === 'ready' && (await responde(url, limite))) return { adotado: true, url }
      await esperar(20) // it is starting, replaying its log or stopping: wait for what it becomes
      continue
    }
    exigirEspaco(lugar, pedido.pasta)
    const porta = portaDeAntes ?? pedido.porta ?? (lugar.soquete ? PORTA_DO_SOQUETE : await portaLivre())
    const tcp = pedido.porta !== undefined || lugar.soquete === undefined
    escreverAjustes(lugar, { ...ajustesPadrao(lugar, porta, tcp), ...pedido.ajustes }, usuario)
    const resultado = await arrancar(lugar, binarios, usuario, pedido.ambiente)
    if (resultado.pronto) {
      const url = enderecoDe(lugar, porta, usuario)
      await garantirBanco(url)
      return { adotado: false, url }
    }
    const passageiro = /lock file .* already exists|pre-existing shared memory/i
    if (!passageiro.test(resultado.saida) || Date.now() > limite)
      throw explicarFalha(resultado.saida, pedido.pasta)
    await esperar(100)
  }
}

function enderecoDe(lugar: Lugar, porta: number, usuario: Usuario | undefined): string {
  if (lugar.soquete)
    return `postgresql://${DONO}@localhost:${porta}/${DONO}?host=${encodeURIComponent(lugar.soquete)}`
  const senha = readFileSync(senhaDoBanco(lugar, usuario), 'utf8').trim()
  return `postgresql://${DONO}:${senha}@127.0.0.1:${porta}/${DONO}`
}

/** @returns false when the server went away between its pid file and our connection */
async function responde(url: string, limite: number): Promise<boolean> {
  try {
    await garantirBanco(url)
    return true
  } catch (erro) {
    if (SERVIDOR_FOI_EMBORA.has((erro as { code?: string }).code ?? '') && Date.now() < limite) return false
    throw erro
  }
}

/** Proves that the server answers, and makes our database the first time. */
async function garantirBanco(url: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: url })
  try {
    await cliente.connect()
    await cliente.end()
    return
  } catch (erro) {
    const BANCO_INEXISTENTE = '3D000'
    if ((erro as { code?: string }).code !== BANCO_INEXISTENTE) throw erro
  }
  // Renaming the database that initdb made is instant; making one copies files and waits for the disk.
  const endereco = new URL(url)
  endereco.pathname = '/template1'
  const administrador = new pg.Client({ connectionString: endereco.href })
  await administrador.connect()
  try {
    await administrador.query(`alter database postgres rename to ${DONO}`)
  } catch (erro) {
    const OUTRO_PROGRAMA_FOI_PRIMEIRO = new Set(['42P04', '3D000', '23505', 'XX000'])
    if (!OUTRO_PROGRAMA_FOI_PRIMEIRO.has((erro as { code?: string }).code ?? '')) throw erro
  } finally {
    await administrador.end()
  }
}

/**
 * A pool that was closed a moment ago may still be saying goodbye; a server that ends meanwhile makes that an error.
 * Connections that stay open beyond that are cut.
 */
async function aguardarConexoes(url: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: url })
  try {
    await cliente.connect()
    const limite = Date.now() + ESPERA_POR_CONEXOES_MS
    while (Date.now() < limite) {
      const { rowCount } = await cliente.query(
        `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
      )
      if (rowCount === 0) break
      await esperar(10)
    }
    await cliente.end()
  } catch (erro) {
    if (!SERVIDOR_FOI_EMBORA.has((erro as { code?: string }).code ?? '')) throw erro // then there is nothing to wait for
  }
}

async function pararSeUltimo(lugar: Lugar, binarios: string, url: string, sair: () => void): Promise<void> {
  const retirarAnuncio = anunciarParada(lugar)
  try {
    sair()
    if (haOutros(lugar)) return
    await aguardarConexoes(url)
    await pararServidor(lugar, binarios)
  } finally {
    retirarAnuncio()
  }
}

function exigirEspaco(lugar: Lugar, pasta: string): void {
  const { bavail, bsize } = statfsSync(lugar.raiz)
  const livres = Math.floor((bavail * bsize) / 1024 / 1024)
  if (livres >= ESPACO_MINIMO_MB) return
  throw new FalhaDoBanco(
    `Restam ${livres} MB no disco de ${pasta} e o banco precisa de ${ESPACO_MINIMO_MB}: libere espaço ou aponte MARTELO_DATA para outro disco.`,
  )
}

function portaLivre(): Promise<number> {
  return new Promise((cumprir, recusar) => {
    const sonda = createServer()
    sonda.once('error', recusar)
    sonda.listen(0, '127.0.0.1', () => {
      const endereco = sonda.address()
      const porta = typeof endereco === 'object' && endereco ? endereco.port : 0
      sonda.close(() => cumprir(porta))
    })
  })
}
