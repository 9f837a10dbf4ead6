// What the environment says, read once. Every setting has a default that works on a bare machine.
import path from 'node:path'
import {
  AMBIENTES,
  type Ambiente as NomeDeAmbiente,
} from '@martelo/domain/hotsites/enderecos-por-ambiente.ts'
import { type Ladrilhos, validarLadrilhos } from '@martelo/domain/hotsites/ladrilhos.ts'
import { z } from 'zod'
import { servidoresDe } from './database/primario.ts'
import type { LimitesDosFios } from './http/fios.ts'

const Ambiente = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  MARTELO_DATA: z.string().default('.martelo/data'),
  /** an S3-compatible store for files: https://KEY:SECRET@host/bucket?region=…; without it a folder of MARTELO_DATA */
  FILES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** where root keeps what the database's user must reach and cannot (core/database/embedded/binaries.ts reads it) */
  MARTELO_ROOT_DATA: z.string().startsWith('/').optional(),
  /** demo: loads the demonstration data, keeps it alive, shows the mailbox and the simulators. Never in production. */
  MARTELO_MODE: z.enum(['demo', 'production']).default('demo'),
  /** where consignors' file transfers put files: <folder>/<subdomain>/<consignor's uid>/; the demonstration has one in its data */
  MARTELO_INBOX: z.string().optional(),
  /** which parts this process runs: http, realtime, jobs (comma-separated) */
  MARTELO_PROCESSES: z.string().default('http,realtime,jobs'),
  /** further processes at the same port that render pages and answer calls; `npm start` counts the processors */
  MARTELO_COMPANIONS: z.coerce.number().int().min(0).max(64).default(0),
  /** this one is such a process: it listens where another one does */
  MARTELO_JOIN_PORT: z.enum(['0', '1']).default('0'),
  /** where the simulated parties of that other process answer: name=address, comma-separated (demonstration) */
  MARTELO_SIMULATORS: z.string().default(''),
  /** several servers, in libpq's way (…@a:5432,b:5432/…): a primary and the standbys that may take over */
  DATABASE_URL: z
    .string()
    .refine((t) => servidoresDe(t).every((u) => URL.canParse(u)), 'it is no address of a database')
    .optional(),
  /** copies that answer visitors, comma-separated; without it the primary answers everyone */
  DATABASE_REPLICA_URL: z
    .string()
    .transform((t) =>
      t
        .split(',')
        .map((u) => u.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.url()))
    .optional(),
  /** redis:// or rediss:// (Valkey too): words between processes; without it PostgreSQL's own channel carries them */
  BUS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** where other processes reach this one for bids of its lots, such as http://10.0.0.5:4100; without it nothing is routed */
  MARTELO_INTERNAL_URL: z.url({ protocol: /^http$/ }).optional(),
  /** keys that encrypt the houses' credentials: id:base64 of 32 bytes, comma-separated, the one that encrypts first */
  MARTELO_CHAVES: z.string().optional(),
  SMTP_URL: z.url().optional(),
  /** the gateway that carries SMS; without it the demonstration starts a simulated one */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().optional(),
  /** with which the gateway signs its notices */
  SMS_NOTICE_SECRET: z.string().optional(),
  /** the bank's Pix API; without it the demonstration starts its own simulated bank */
  PIX_URL: z.url().optional(),
  PIX_CLIENT_ID: z.string().optional(),
  PIX_CLIENT_SECRET: z.string().optional(),
  /** port of the simulated bank; 0 takes any free one */
  PIX_SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** the postal-code service (ViaCEP kind); without it the demonstration starts a simulated one */
  CEP_URL: z.url().optional(),
  /** keys with which push services know us (base64url); without them a pair is made once in the database */
  VAPID_PUBLIC_KEY: z.string().length(87).optional(),
  VAPID_PRIVATE_KEY: z.string().length(43).optional(),
  /** who answers for the messages: mailto: or https: */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@|https:\/\/).+$/)
    .default('mailto:avisos@martelo.invalid'),
  /** origins of push services besides the browsers' own (comma-separated) */
  PUSH_SERVICES: z.string().default(''),
  /** map tiles of yards for houses without a server of their own, such as https://tiles.example.com/{z}/{x}/{y}.png */
  MAP_TILES_URL: z
    .string()
    .refine((t) => validarLadrilhos(t).ok, 'use https://host/{z}/{x}/{y}.png')
    .optional(),
  /** whose map it is, shown on it */
  MAP_TILES_CREDIT: z.string().max(120).default(''),
  /** which of a site's addresses this installation answers at and writes in letters; default: producao, local in the demonstration */
  MARTELO_ENVIRONMENT: z.enum(AMBIENTES).optional(),
  /** the domain below which hotsites are reached by subdomain */
  MARTELO_DOMAIN: z.string().default('localhost'),
  /** the port that visitors write, where it is neither 80 nor 443 nor the one that this process listens on */
  MARTELO_PUBLIC_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  /**
   * connections of one address at a time, 0 for any number. Without it 1,000: a browser has seven, many homes may stand
   * behind one address, and a stranger's thousand leave room for everyone else. Behind a proxy everyone comes from
   * the proxy's address: there it is off, and the proxy is who limits.
   */
  HTTP_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).max(1_000_000).optional(),
  /**
   * seconds that a connection waits for its next request: 20, which is a page's reading. Behind a proxy 125, longer
   * than it keeps an idle line itself (Caddy: two minutes): the side that closes first then meets no request on its
   * way.
   */
  HTTP_IDLE_S: z.coerce.number().min(1).max(3_600).optional(),
  /** seconds for the headers, and for the handshake of a websocket: a poor mobile line takes three */
  HTTP_HEADERS_S: z.coerce.number().min(1).max(600).default(20),
  /** seconds for a request with its body: the longest upload over a poor line */
  HTTP_REQUEST_S: z.coerce.number().min(1).max(3_600).default(300),
  /** seconds without a byte in either direction while a request is under way: longer than any answer takes to begin */
  HTTP_STALL_S: z.coerce.number().min(1).max(3_600).default(60),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** how old what an anonymous page shows may be, in ms; 0 renders every page from the tables */
  MICROCACHE_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  /** bearer that a collector of /metrics shows; without it only programs of this machine may read */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** who gets the alerts of the operation */
  OPERATOR_EMAIL: z.email().optional(),
  /** demonstration robot that keeps bidding (demo mode only); off, the simulated operator of the broadcast is off too */
  MARTELO_ROBOT: z.enum(['0', '1']).default('1'),
  /** Mbit/s that watchers of the broadcast may take together; 0: no broadcast of our own, other hosts' players only */
  MARTELO_VIDEO_MBIT: z.coerce.number().min(0).max(100_000).default(400),
  /** port on which encoders of the houses (OBS) may publish by RTMP; 0: none */
  MARTELO_RTMP_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** in the demonstration a simulated operator, who is part of the robot, keeps a moving picture in the live auction; 0: none */
  MARTELO_DEMO_VIDEO: z.enum(['0', '1']).default('1'),
  /** destinations of the broadcast may lie in a private network */
  MARTELO_VIDEO_PRIVATE: z.enum(['0', '1']).default('0'),
  /** address of the main program: this one is an edge that relays its broadcast to watchers, and nothing else */
  MARTELO_VIDEO_ORIGIN: z.url().optional(),
  /** servers that help two browsers find each other (a telephone as camera): `stun:host:port`,
   * `turn:user:secret@host:port`, comma-separated */
  MARTELO_ICE: z.string().default(''),
})

export interface Config {
  readonly producao: boolean
  readonly desenvolvimento: boolean
  readonly porta: number
  readonly host: string
  readonly pastaDeDados: string
  /** absent: no files are taken from a folder */
  readonly pastaDeEntrada: string | undefined
  readonly arquivosUrl: string | undefined
  readonly demo: boolean
  readonly processos: ReadonlySet<string>
  readonly companheiros: number
  readonly juntarSeAPorta: boolean
  /** simulated parties that another process at this port runs, by name */
  readonly simuladores: ReadonlyMap<string, string>
  readonly bancoUrl: string | undefined
  readonly replicasUrls: readonly string[]
  readonly barramentoUrl: string | undefined
  readonly enderecoInterno: string | undefined
  readonly chaves: string | undefined
  readonly smtpUrl: string | undefined
  readonly sms: {
    readonly url: string | undefined
    readonly token: string | undefined
    readonly segredo: string | undefined
  }
  readonly pix: {
    readonly url: string | undefined
    readonly clientId: string | undefined
    readonly clientSecret: string | undefined
    readonly portaDoSimulador: number
  }
  readonly cepUrl: string | undefined
  readonly push: {
    readonly publicKey: string | undefined
    readonly privateKey: string | undefined
    readonly subject: string
    readonly outrosServicos: readonly string[]
  }
  readonly ladrilhos: Ladrilhos | null
  readonly ambiente: NomeDeAmbiente
  readonly dominio: string
  readonly portaPublica: number | undefined
  readonly atrasDeProxy: boolean
  readonly fios: LimitesDosFios
  readonly nivelDeLog: string
  readonly microcacheMs: number
  readonly robo: boolean
  readonly video: {
    readonly mbit: number
    readonly portaRtmp: number
    readonly demonstracao: boolean
    readonly redePrivada: boolean
    /** the main program, where this one is an edge */
    readonly origem: string | undefined
    readonly ice: readonly string[]
  }
  readonly chaveDasMetricas: string | undefined
  readonly emailDoOperador: string | undefined
}

/** Reads the environment. Throws one sentence that names the wrong variable. */
export function lerConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const lido = Ambiente.safeParse(env)
  if (!lido.success) {
    const erro = lido.error.issues[0]
    throw new Error(`Environment variable ${erro?.path.join('.')} is wrong: ${erro?.message}.`)
  }
  const e = lido.data
  return {
    producao: e.NODE_ENV === 'production',
    desenvolvimento: e.NODE_ENV === 'development',
    porta: e.PORT,
    host: e.HOST,
    pastaDeDados: path.resolve(e.MARTELO_DATA),
    pastaDeEntrada: pastaDeEntrada(e),
    arquivosUrl: e.FILES_URL,
    demo: e.MARTELO_MODE === 'demo',
    processos: new Set(e.MARTELO_PROCESSES.split(',').map((p) => p.trim())),
    companheiros: e.MARTELO_COMPANIONS,
    juntarSeAPorta: e.MARTELO_JOIN_PORT === '1',
    simuladores: new Map(paresDe(e.MARTELO_SIMULATORS)),
    bancoUrl: e.DATABASE_URL,
    replicasUrls: e.DATABASE_REPLICA_URL ?? [],
    barramentoUrl: e.BUS_URL,
    enderecoInterno: e.MARTELO_INTERNAL_URL ?? (temVizinhos(e) ? ENTRE_VIZINHOS : undefined),
    chaves: e.MARTELO_CHAVES,
    smtpUrl: e.SMTP_URL,
    sms: { url: e.SMS_URL, token: e.SMS_TOKEN, segredo: e.SMS_NOTICE_SECRET },
    pix: {
      url: e.PIX_URL,
      clientId: e.PIX_CLIENT_ID,
      clientSecret: e.PIX_CLIENT_SECRET,
      portaDoSimulador: e.PIX_SIMULATOR_PORT,
    },
    cepUrl: e.CEP_URL,
    push: {
      publicKey: e.VAPID_PUBLIC_KEY,
      privateKey: e.VAPID_PRIVATE_KEY,
      subject: e.VAPID_SUBJECT,
      outrosServicos: e.PUSH_SERVICES.split(',').flatMap((o) => o.trim().toLowerCase() || []),
    },
    ladrilhos: e.MAP_TILES_URL ? { url: e.MAP_TILES_URL.trim(), credito: e.MAP_TILES_CREDIT } : null,
    ambiente: e.MARTELO_ENVIRONMENT ?? (e.MARTELO_MODE === 'demo' ? 'local' : 'producao'),
    dominio: e.MARTELO_DOMAIN,
    portaPublica: e.MARTELO_PUBLIC_PORT,
    atrasDeProxy: e.TRUST_PROXY === '1',
    fios: limitesDosFios(e, e.TRUST_PROXY === '1'),
    nivelDeLog: e.LOG_LEVEL,
    microcacheMs: e.MICROCACHE_MS,
    robo: e.MARTELO_MODE === 'demo' && e.MARTELO_ROBOT === '1',
    video: {
      mbit: e.MARTELO_VIDEO_MBIT,
      portaRtmp: e.MARTELO_RTMP_PORT,
      demonstracao: e.MARTELO_MODE === 'demo' && e.MARTELO_DEMO_VIDEO === '1',
      redePrivada: e.MARTELO_VIDEO_PRIVATE === '1',
      origem: e.MARTELO_VIDEO_ORIGIN,
      ice: e.MARTELO_ICE.split(',').flatMap((a) => a.trim() || []),
    },
    chaveDasMetricas: e.METRICS_TOKEN,
    emailDoOperador: e.OPERATOR_EMAIL,
  }
}

/** Processes at one port hand each other the bids of a lot, at any free port of this machine. */
const ENTRE_VIZINHOS = 'http://127.0.0.1:0'
const temVizinhos = (e: z.output<typeof Ambiente>): boolean =>
  e.MARTELO_COMPANIONS > 0 || e.MARTELO_JOIN_PORT === '1'

const paresDe = (texto: string): [nome: string, valor: string][] =>
  texto.split(',').flatMap((par) => {
    const igual = par.indexOf('=')
    return igual < 1 ? [] : [[par.slice(0, igual), par.slice(igual + 1)]]
  })

function pastaDeEntrada(e: z.output<typeof Ambiente>): string | undefined {
  if (e.MARTELO_INBOX !== undefined) return path.resolve(e.MARTELO_INBOX)
  return e.MARTELO_MODE === 'demo' ? path.resolve(e.MARTELO_DATA, 'entrada') : undefined
}

function limitesDosFios(e: z.output<typeof Ambiente>, atrasDeProxy: boolean): LimitesDosFios {
  return {
    porEndereco: e.HTTP_CONNECTIONS_PER_ADDRESS ?? (atrasDeProxy ? 0 : 1_000),
    ociosaMs: (e.HTTP_IDLE_S ?? (atrasDeProxy ? 125 : 20)) * 1000,
    cabecalhosMs: Math.min(e.HTTP_HEADERS_S, e.HTTP_REQUEST_S) * 1000,
    pedidoMs: e.HTTP_REQUEST_S * 1000,
    paradaMs: e.HTTP_STALL_S * 1000,
  }
}

export interface ConfiguracaoEmVigor {
  readonly nome: string
  /** null: a secret, or nothing set */
  readonly valor: string | null
  readonly origem: 'ambiente' | 'padrao' | 'ausente'
  readonly segredo: boolean
}

/** Names of settings that carry a secret, alone or within an address. */
const COM_SEGREDO = /SECRET|TOKEN|PRIVATE|CHAVES|CLIENT_ID|_URL$/

/** Each setting with where its value comes from. A secret says that it is set, and nothing of itself. */
export function configuracoesEmVigor(env: NodeJS.ProcessEnv = process.env): ConfiguracaoEmVigor[] {
  const lido = Ambiente.safeParse(env)
  const valores: Record<string, unknown> = lido.success ? lido.data : {}
  return Object.keys(Ambiente.shape)
    .toSorted()
    .map((nome) => {
      const valor = valores[nome]
      const segredo = COM_SEGREDO.test(nome)
      const origem = env[nome] !== undefined ? 'ambiente' : valor === undefined ? 'ausente' : 'padrao'
      return { nome, valor: segredo || valor === undefined ? null : String(valor), origem, segredo }
    })
}
